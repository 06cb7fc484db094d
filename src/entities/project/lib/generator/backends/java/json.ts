import { code } from '../../text/code'
import { readerFile } from './json-reader'
import { java } from './package'

/** `app/http/Json.java` and `app/http/JsonReader.java` */
export function jsonFiles() {
  return [jsonFile(), readerFile()]
}

function jsonFile() {
  return java({
    name: 'app.http.Json',
    imports: ['java.util.LinkedHashMap', 'java.util.List', 'java.util.Map'],
    body: code`
      /** JSON as maps, lists, texts, numbers, truth values and null. */
      public final class Json {
        private Json() {}

        /** Throws {@link IllegalArgumentException} for anything but one JSON value. */
        public static Object parse(String text) {
          return new JsonReader(text).read();
        }

        public static String write(Object value) {
          return append(new StringBuilder(), value, null).toString();
        }

        /** With two spaces per level, for people. */
        public static String pretty(Object value) {
          return append(new StringBuilder(), value, "\n").toString();
        }

        /** {@code object("name", value, …)}, in this order. */
        public static Map<String, Object> object(Object... namesAndValues) {
          Map<String, Object> object = new LinkedHashMap<>();
          for (int index = 0; index < namesAndValues.length; index += 2) {
            object.put((String) namesAndValues[index], namesAndValues[index + 1]);
          }
          return object;
        }

        /** The value as an object; empty when it is something else. */
        public static Map<String, Object> asObject(Object value) {
          Map<String, Object> object = new LinkedHashMap<>();
          if (value instanceof Map<?, ?> map) {
            map.forEach((name, entry) -> object.put((String) name, entry));
          }
          return object;
        }

        /** The value as a list; empty when it is something else. */
        public static List<?> asList(Object value) {
          return value instanceof List<?> list ? list : List.of();
        }

        private static StringBuilder append(StringBuilder out, Object value, String line) {
          String inner = line == null ? null : line + "  ";
          if (value instanceof Map<?, ?> map && !map.isEmpty()) {
            char before = '{';
            for (Map.Entry<?, ?> entry : map.entrySet()) {
              start(out, before, inner);
              quote(out, String.valueOf(entry.getKey())).append(line == null ? ":" : ": ");
              append(out, entry.getValue(), inner);
              before = ',';
            }
            return end(out, line).append('}');
          }
          if (value instanceof List<?> list && !list.isEmpty()) {
            char before = '[';
            for (Object entry : list) {
              start(out, before, inner);
              append(out, entry, inner);
              before = ',';
            }
            return end(out, line).append(']');
          }
          if (value instanceof Map) return out.append("{}");
          if (value instanceof List) return out.append("[]");
          return value instanceof CharSequence text ? quote(out, text) : out.append(value);
        }

        private static void start(StringBuilder out, char before, String inner) {
          out.append(before).append(inner == null ? "" : inner);
        }

        private static StringBuilder end(StringBuilder out, String line) {
          return line == null ? out : out.append(line);
        }

        private static StringBuilder quote(StringBuilder out, CharSequence text) {
          out.append('"');
          for (int index = 0; index < text.length(); index++) {
            char character = text.charAt(index);
            switch (character) {
              case '"' -> out.append("\\\"");
              case '\\' -> out.append("\\\\");
              case '\n' -> out.append("\\n");
              case '\r' -> out.append("\\r");
              case '\t' -> out.append("\\t");
              default -> {
                if (character >= ' ') out.append(character);
                else out.append(String.format("\\u%04x", (int) character));
              }
            }
          }
          return out.append('"');
        }
      }
    `,
  })
}
