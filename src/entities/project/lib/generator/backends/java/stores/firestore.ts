import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import { java } from '../package'
import { hasData } from './store'

/** `app/store/Firestore.java`: its REST interface. */
export function firestoreFile(project: ProjectContext) {
  const { has } = project
  const data = hasData(project)
  return java({
    name: 'app.store.Firestore',
    imports: [
      data && 'app.http.Json',
      'java.time.Duration',
      data && 'java.util.LinkedHashMap',
      data && 'java.util.List',
      'java.util.Map',
      data && 'java.util.Objects',
      data && 'java.util.Optional',
      has('api') && 'java.util.stream.Collectors',
    ],
    body: code`
      /** Firestore over its REST interface. Documents are maps of texts and truth values. */
      public final class Firestore {
        private static final Duration TIMEOUT = Duration.ofSeconds(8);

        private final Rest rest = new Rest(TIMEOUT);
        private final FirebaseToken token;
        private final String documents;

        public Firestore(Settings settings) {
          token = new FirebaseToken(rest, settings);
          String host = settings.emulator();
          documents =
              "%s/v1/projects/%s/databases/(default)/documents"
                  .formatted(
                      host.isEmpty() ? "https://firestore.googleapis.com" : "http://" + host,
                      settings.projectId());
        }

        /** {@code emulator} is host and port of the Firestore emulator, which needs no key. */
        public record Settings(String projectId, String clientEmail, String privateKey, String emulator) {
          public boolean isComplete() {
            boolean key = !clientEmail.isEmpty() && !privateKey.isEmpty();
            return !projectId.isEmpty() && (key || !emulator.isEmpty());
          }
        }

        void ping() {
          check(send("GET", "/health?pageSize=1", null));
        }

        ${data && documentMethods(project)}

        private Rest.Answer send(String method, String path, Object body) {
          Map<String, String> headers = Map.of("Authorization", "Bearer " + token.value());
          return rest.send(method, documents + path, headers, body);
        }

        private static Rest.Answer check(Rest.Answer answer) {
          if (answer.ok()) return answer;
          throw new StoreException("Firestore answers with " + answer.status() + ".");
        }

        ${data && conversions()}
      }
    `,
  })
}

function documentMethods({ has }: ProjectContext): string {
  return code`
    Optional<Map<String, Object>> get(String collection, String id) {
      return unless(404, send("GET", path(collection, id), null)).map(Firestore::fields);
    }

    /** False when there is such a document already. */
    boolean create(String collection, String id, Map<String, Object> document) {
      String path = "/%s?documentId=%s".formatted(collection, Rest.encode(id));
      return unless(409, send("POST", path, body(document))).isPresent();
    }

    ${
      has('api') &&
      code`
        /** The changed document, or nothing without such a document. */
        Optional<Map<String, Object>> update(String collection, String id, Map<String, Object> changes) {
          String mask =
              changes.keySet().stream()
                  .map(field -> "updateMask.fieldPaths=" + field)
                  .collect(Collectors.joining("&", "?currentDocument.exists=true&", ""));
          return unless(404, send("PATCH", path(collection, id) + mask, body(changes)))
              .map(Firestore::fields);
        }
      `
    }

    /** False without such a document. */
    boolean delete(String collection, String id) {
      String path = path(collection, id) + "?currentDocument.exists=true";
      return unless(404, send("DELETE", path, null)).isPresent();
    }

    ${
      has('auth') &&
      code`
        /** The first document whose field has this value. */
        Optional<Map<String, Object>> find(String collection, String field, String value) {
          Map<String, Object> query = from(collection);
          Map<String, Object> filter =
              Json.object("field", Json.object("fieldPath", field), "op", "EQUAL", "value", wrap(value));
          query.put("where", Json.object("fieldFilter", filter));
          query.put("limit", 1);
          return run(query).stream().findFirst();
        }
      `
    }

    ${
      has('api') &&
      code`
        List<Map<String, Object>> newest(String collection, int limit, long offset) {
          Map<String, Object> query = from(collection);
          Map<String, Object> field = Json.object("fieldPath", "createdAt");
          query.put("orderBy", List.of(Json.object("field", field, "direction", "DESCENDING")));
          query.put("offset", offset);
          query.put("limit", limit);
          return run(query);
        }

        long count(String collection) {
          Map<String, Object> count = Json.object("alias", "total", "count", Json.object());
          Map<String, Object> query =
              Json.object("structuredQuery", from(collection), "aggregations", List.of(count));
          Map<String, Object> body = Json.object("structuredAggregationQuery", query);
          Map<String, Object> row = check(send("POST", ":runAggregationQuery", body)).rows().get(0);
          Object fields = Json.asObject(row.get("result")).get("aggregateFields");
          Object total = Json.asObject(Json.asObject(fields).get("total")).get("integerValue");
          return Long.parseLong(String.valueOf(total));
        }
      `
    }

    private static Map<String, Object> from(String collection) {
      return Json.object("from", List.of(Json.object("collectionId", collection)));
    }

    private List<Map<String, Object>> run(Map<String, Object> query) {
      Map<String, Object> body = Json.object("structuredQuery", query);
      return check(send("POST", ":runQuery", body)).rows().stream()
          .map(row -> row.get("document"))
          .filter(Objects::nonNull)
          .map(Firestore::fields)
          .toList();
    }

    /** The answer, or nothing when Firestore refuses with this status. */
    private static Optional<Object> unless(int status, Rest.Answer answer) {
      return answer.status() == status
          ? Optional.empty()
          : Optional.of(Objects.requireNonNullElse(check(answer).body(), ""));
    }

    private static String path(String collection, String id) {
      return "/" + collection + "/" + Rest.encode(id);
    }
  `
}

function conversions(): string {
  return code`
    private static Map<String, Object> body(Map<String, Object> document) {
      Map<String, Object> fields = new LinkedHashMap<>();
      document.forEach((name, value) -> fields.put(name, wrap(value)));
      return Json.object("fields", fields);
    }

    private static Map<String, Object> wrap(Object value) {
      return Json.object(value instanceof Boolean ? "booleanValue" : "stringValue", value);
    }

    private static Map<String, Object> fields(Object document) {
      Map<String, Object> fields = new LinkedHashMap<>();
      Json.asObject(Json.asObject(document).get("fields"))
          .forEach(
              (name, wrapped) ->
                  Json.asObject(wrapped).values().forEach(value -> fields.put(name, value)));
      return fields;
    }
  `
}
