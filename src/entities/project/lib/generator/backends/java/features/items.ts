import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import { java } from '../package'

/** `app/ItemRoutes.java`: the CRUD resource. */
export function itemsFile({ has }: ProjectContext) {
  const auth = has('auth')
  const guard = (handler: string) => (auth ? `sessions.required(${handler})` : handler)
  return java({
    name: 'app.ItemRoutes',
    imports: [
      auth && 'app.auth.Sessions',
      'app.http.HttpError',
      'app.http.Json',
      'app.http.Request',
      'app.http.Response',
      'app.http.Router',
      'app.http.Text',
      'app.store.Clock',
      'app.store.Item',
      'app.store.Store',
      'java.util.List',
      'java.util.Map',
      'java.util.UUID',
    ],
    body: code`
      /** The resource {@code /api/items}. */
      final class ItemRoutes {
        private static final int TITLE_LIMIT = 200;
        private static final int PAGE_LIMIT = 100;
        private static final long OFFSET_LIMIT = (1L << 53) - 1;

        private final Store store;

        ItemRoutes(Store store) {
          this.store = store;
        }

        ${auth && '/** Reading is open; writing needs a signed-in user. */'}
        void addTo(Router router${auth && ', Sessions sessions'}) {
          router
              .on("GET", "/api/items", this::list)
              .on("POST", "/api/items", ${guard('this::create')})
              .on("GET", "/api/items/{id}", this::read)
              .on("PATCH", "/api/items/{id}", ${guard('this::change')})
              .on("DELETE", "/api/items/{id}", ${guard('this::delete')});
        }

        private Response list(Request request) {
          long limit = number(request, "limit", 20, 1, PAGE_LIMIT);
          long offset = number(request, "offset", 0, 0, OFFSET_LIMIT);
          Store.Page page = store.listItems((int) limit, offset);
          List<?> items = page.items().stream().map(ItemRoutes::json).toList();
          long total = page.total();
          return Response.json(
              200, Json.object("items", items, "total", total, "limit", limit, "offset", offset));
        }

        private Response create(Request request) {
          String title = title(request.object().get("title"));
          Item item = new Item(UUID.randomUUID().toString(), title, false, Clock.now());
          store.createItem(item);
          return Response.json(201, json(item));
        }

        private Response read(Request request) {
          Item item = store.getItem(id(request)).orElseThrow(ItemRoutes::missing);
          return Response.json(200, json(item));
        }

        private Response change(Request request) {
          Map<String, Object> body = request.object();
          if (!body.containsKey("title") && !body.containsKey("done")) {
            throw HttpError.badRequest("Send a title, done or both.");
          }
          if (body.containsKey("done") && !(body.get("done") instanceof Boolean)) {
            throw HttpError.badRequest("Done must be true or false.");
          }
          String title = body.containsKey("title") ? title(body.get("title")) : null;
          Boolean done = (Boolean) body.get("done");
          Item item = store.updateItem(id(request), title, done).orElseThrow(ItemRoutes::missing);
          return Response.json(200, json(item));
        }

        private Response delete(Request request) {
          if (!store.deleteItem(id(request))) throw missing();
          return Response.empty();
        }

        private static Map<String, Object> json(Item item) {
          return Json.object(
              "id", item.id(),
              "title", item.title(),
              "done", item.done(),
              "createdAt", item.createdAt());
        }

        private static String id(Request request) {
          return request.parameters().get("id");
        }

        private static HttpError missing() {
          return new HttpError(404, "There is no such item.");
        }

        private static String title(Object value) {
          String title = Text.trim(value);
          if (title.isEmpty()) throw HttpError.badRequest("A title is required.");
          if (title.length() > TITLE_LIMIT) {
            throw HttpError.badRequest("A title has at most " + TITLE_LIMIT + " characters.");
          }
          return title;
        }

        private static long number(Request request, String name, long initial, long min, long max) {
          String text = request.query().get(name);
          if (text == null) return initial;
          long number = text.matches("\\d{1,16}") ? Long.parseLong(text) : -1;
          if (number >= min && number <= max) return number;
          throw HttpError.badRequest(
              "The parameter %s must be a whole number from %d to %d.".formatted(name, min, max));
        }
      }
    `,
  })
}
