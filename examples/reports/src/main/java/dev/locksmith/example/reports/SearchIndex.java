package dev.locksmith.example.reports;

import dev.locksmith.example.verdict.program.Throughput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.lucene.analysis.standard.StandardAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.SearcherManager;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.store.ByteBuffersDirectory;

/** Four threads put documents into an index of Lucene, and now and then search it. */
public final class SearchIndex {
  private static final int THREADS = 4;
  private static final Duration LENGTH = Duration.ofSeconds(3);
  private static final int STEPS_PER_SEARCH = 20;
  private static final int DOCUMENTS = 20_000;
  private static final int VOCABULARY = 5_000;
  private static final int WORDS = 30;
  private static final int HITS = 10;

  private final IndexWriter writer;
  private final SearcherManager searchers;

  private SearchIndex(IndexWriter writer, SearcherManager searchers) {
    this.writer = writer;
    this.searchers = searchers;
  }

  /** Runs; needs no arguments. */
  public static void main(String[] args)
      throws IOException, InterruptedException, ExecutionException {
    try (ByteBuffersDirectory directory = new ByteBuffersDirectory();
        IndexWriter writer =
            new IndexWriter(directory, new IndexWriterConfig(new StandardAnalyzer()));
        SearcherManager searchers = new SearcherManager(writer, null)) {
      Throughput.print(THREADS, LENGTH, new SearchIndex(writer, searchers)::step);
    }
  }

  private long step(long value) {
    SplittableRandom random = new SplittableRandom(value);
    try {
      if (random.nextInt(STEPS_PER_SEARCH) == 0) {
        search(random);
      } else {
        put(random);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return random.nextLong() | 1;
  }

  private void put(SplittableRandom random) throws IOException {
    String id = String.valueOf(random.nextInt(DOCUMENTS));
    String text =
        IntStream.range(0, WORDS).mapToObj(i -> word(random)).collect(Collectors.joining(" "));
    Document document = new Document();
    document.add(new StringField("id", id, Field.Store.YES));
    document.add(new TextField("text", text, Field.Store.NO));
    writer.updateDocument(new Term("id", id), document);
  }

  private void search(SplittableRandom random) throws IOException {
    searchers.maybeRefresh();
    IndexSearcher searcher = searchers.acquire();
    try {
      searcher.search(new TermQuery(new Term("text", word(random))), HITS);
    } finally {
      searchers.release(searcher);
    }
  }

  private static String word(SplittableRandom random) {
    return "word" + random.nextInt(VOCABULARY);
  }
}
