import { file } from '../../../file'
import { code } from '../../../text/code'

/** `src/ItemRoutes.cs`: the CRUD resource. */
export function itemsFile() {
  return file(
    'src/ItemRoutes.cs',
    code`
      using System.Globalization;
      using System.Text.Json;
      using App.Http;
      using App.Store;

      namespace App;

      public sealed class ItemRoutes
      {
          private const int TitleLimit = 200;
          private const int PageLimit = 100;
          private const long LargestOffset = 9007199254740991;

          private readonly IStore store;

          public ItemRoutes(IStore store)
          {
              this.store = store;
          }

          public async Task List(HttpContext context)
          {
              var limit = (int)ReadNumber(context, "limit", 20, 1, PageLimit);
              var offset = ReadNumber(context, "offset", 0, 0, LargestOffset);
              var page = await store.ListItems(limit, offset);
              await Answer.Json(context, new { items = page.Items, total = page.Total, limit, offset });
          }

          public async Task Create(HttpContext context)
          {
              var body = await Body.ReadObject(context);
              var item = new Item(Guid.NewGuid().ToString(), ReadTitle(body), false, Times.Now());
              await store.CreateItem(item);
              await Answer.Json(context, item, 201);
          }

          public async Task Get(HttpContext context)
          {
              await Answer.Json(context, Found(await store.GetItem(Id(context))));
          }

          public async Task Update(HttpContext context)
          {
              var body = await Body.ReadObject(context);
              var hasTitle = body.TryGetProperty("title", out _);
              var hasDone = body.TryGetProperty("done", out var done);
              if (!hasTitle && !hasDone)
              {
                  throw new HttpError(400, "Send a title, done or both.");
              }

              if (hasDone && done.ValueKind != JsonValueKind.True && done.ValueKind != JsonValueKind.False)
              {
                  throw new HttpError(400, "Done must be true or false.");
              }

              string? newTitle = hasTitle ? ReadTitle(body) : null;
              bool? newDone = hasDone ? done.GetBoolean() : null;
              await Answer.Json(context, Found(await store.UpdateItem(Id(context), newTitle, newDone)));
          }

          public async Task Delete(HttpContext context)
          {
              if (!await store.DeleteItem(Id(context)))
              {
                  throw Missing();
              }

              context.Response.StatusCode = 204;
          }

          private static string Id(HttpContext context)
          {
              return context.Request.RouteValues["id"] as string ?? "";
          }

          private static Item Found(Item? item)
          {
              return item ?? throw Missing();
          }

          private static HttpError Missing()
          {
              return new HttpError(404, "There is no such item.");
          }

          private static string ReadTitle(JsonElement body)
          {
              var title = (Body.Text(body, "title") ?? "").Trim();
              if (title == "")
              {
                  throw new HttpError(400, "A title is required.");
              }

              if (title.Length > TitleLimit)
              {
                  throw new HttpError(400, $"A title has at most {TitleLimit} characters.");
              }

              return title;
          }

          private static long ReadNumber(HttpContext context, string name, long initial, long min, long max)
          {
              var values = context.Request.Query[name];
              if (values.Count == 0)
              {
                  return initial;
              }

              var text = string.IsNullOrEmpty(values[0]) ? "0" : values[0];
              var isNumber = long.TryParse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out var number);
              if (!isNumber || number < min || number > max)
              {
                  throw new HttpError(400, $"The parameter {name} must be a whole number from {min} to {max}.");
              }

              return number;
          }
      }
    `,
  )
}
