import { code } from '../../text/code'
import { java } from './package'

/** `app/http/JsonReader.java` */
export function readerFile() {
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
