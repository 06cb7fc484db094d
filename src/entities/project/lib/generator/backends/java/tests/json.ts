import { code } from '../../../text/code'
import { java } from '../package'

/** `test/app/JsonTest.java` */
export function jsonTest() {
  return java({
    folder: 'test',
    name: 'app.JsonTest',
    imports: ['app.http.Json', 'java.math.BigDecimal', 'java.util.Arrays', 'java.util.List'],
    body: code`
      final class JsonTest {
        private JsonTest() {}

        static void addTo(Suite suite) {
          suite.test(
              "JSON is read and written back the same",
              () -> {
                String text =
                    "{\"a\":[1,-2.5,true,null],\"b\":{},\"c\":\"\\\"\\\\\\n\\u0001é😀\",\"d\":[]}";
                Suite.equal(Json.write(Json.parse(text)), text);
              });

          suite.test(
              "JSON values have the types that handlers expect",
              () -> {
                Suite.equal(
                    Json.parse(" [ 1e2 , \"\\u00e9\\/\" , false , null ] "),
                    Arrays.asList(new BigDecimal("1e2"), "é/", false, null));
              });

          suite.test(
              "what is not JSON is refused",
              () -> {
                List<String> wrong =
                    List.of(
                        "",
                        "{",
                        "[1,]",
                        "{\"a\":1,}",
                        "{a:1}",
                        "[1 2]",
                        "01",
                        "1.",
                        "tru",
                        "\"a",
                        "\"\\x\"",
                        "\"\\u+123\"",
                        "\"a\nb\"",
                        "[] []",
                        "[".repeat(1000));
                for (String text : wrong) Suite.check(isRefused(text), "accepted: " + text);
              });
        }

        private static boolean isRefused(String text) {
          try {
            Json.parse(text);
            return false;
          } catch (IllegalArgumentException expected) {
            return true;
          }
        }
      }
    `,
  })
}
