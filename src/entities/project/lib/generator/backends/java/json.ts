import { code } from '../../text/code'
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
          for (int index = 0; index < namesAndValues.length; index += 2)
            object.put((String) namesAndValues[index], namesAndValues[index + 1]);
          return object;
        }

        /** The value as an object; empty when it is something else. */
        public static Map<String, Object> asObject(Object value) {
          Map<String, Object> object = new LinkedHashMap<>();
          if (value instanceof Map<?, ?> map)
            map.forEach((name, entry) -> object.put((String) name, entry));
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
                if (character < ' ') out.append(String.format("\\u%04x", (int) character));
                else out.append(character);
              }
            }
          }
          return out.append('"');
        }
      }
    `,
  })
}

function readerFile() {
  return java({
    name: 'app.http.JsonReader',
    imports: [
      'java.math.BigDecimal',
      'java.util.ArrayList',
      'java.util.HexFormat',
      'java.util.LinkedHashMap',
      'java.util.List',
      'java.util.Map',
      'java.util.regex.Matcher',
      'java.util.regex.Pattern',
    ],
    body: code`
      /** Reads one JSON value. */
      final class JsonReader {
        private static final Pattern NUMBER =
            Pattern.compile("-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]{1,3})?");
        private static final int DEPTH = 100;

        private final String text;
        private int at;
        private int depth;

        JsonReader(String text) {
          this.text = text;
        }

        Object read() {
          Object value = value();
          if (peek() != '\0') throw wrong();
          return value;
        }

        private Object value() {
          return switch (peek()) {
            case '{' -> object();
            case '[' -> list();
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", null);
            default -> number();
          };
        }

        private Map<String, Object> object() {
          Map<String, Object> object = new LinkedHashMap<>();
          enter();
          while (more('}', object.isEmpty())) {
            if (peek() != '"') throw wrong();
            String name = string();
            expect(':');
            object.put(name, value());
          }
          return object;
        }

        private List<Object> list() {
          List<Object> list = new ArrayList<>();
          enter();
          while (more(']', list.isEmpty())) list.add(value());
          return list;
        }

        /** Takes the opening bracket. Depth is limited, so that no request can exhaust the stack. */
        private void enter() {
          at++;
          if (++depth > DEPTH) throw wrong();
        }

        /** True before another entry; takes the comma before it, or the closing bracket. */
        private boolean more(char end, boolean first) {
          if (peek() == end) {
            at++;
            depth--;
            return false;
          }
          if (!first) expect(',');
          return true;
        }

        private String string() {
          StringBuilder out = new StringBuilder();
          at++;
          while (true) {
            char next = take();
            if (next == '"') return out.toString();
            if (next < ' ') throw wrong();
            out.append(next == '\\' ? escaped() : next);
          }
        }

        private char escaped() {
          char next = take();
          return switch (next) {
            case '"', '\\', '/' -> next;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> {
              if (at + 4 > text.length()) throw wrong();
              at += 4;
              yield (char) HexFormat.fromHexDigits(text, at - 4, at);
            }
            default -> throw wrong();
          };
        }

        private Object number() {
          Matcher matcher = NUMBER.matcher(text).region(at, text.length());
          if (!matcher.lookingAt()) throw wrong();
          at = matcher.end();
          return new BigDecimal(matcher.group());
        }

        private Object word(String word, Object value) {
          if (!text.startsWith(word, at)) throw wrong();
          at += word.length();
          return value;
        }

        private void expect(char wanted) {
          if (peek() != wanted) throw wrong();
          at++;
        }

        /** The next character that is no space, without taking it; zero at the end. */
        private char peek() {
          while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) at++;
          return at < text.length() ? text.charAt(at) : '\0';
        }

        private char take() {
          if (at == text.length()) throw wrong();
          return text.charAt(at++);
        }

        private IllegalArgumentException wrong() {
          return new IllegalArgumentException("Not JSON at character " + at + ".");
        }
      }
    `,
  })
}
