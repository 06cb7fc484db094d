using DotNetEnv;
using Microsoft.AspNetCore.Http.Json;
// {{#if docs}}
using Scalar.AspNetCore;
// {{/if}}
using Server;

if (File.Exists("../.env")) Env.NoClobber().Load("../.env"); // variables that are already set take precedence

var builder = WebApplication.CreateBuilder(args);
var production = Environment.GetEnvironmentVariable("APP_ENV") == "production";
if (production && string.IsNullOrEmpty(Environment.GetEnvironmentVariable(Database.Variable)))
{
    Console.Error.WriteLine($"{Database.Variable} is not set, and in production there is no default.");
    return 1;
}

var host = Environment.GetEnvironmentVariable("HOST") ?? "127.0.0.1";
var port = Environment.GetEnvironmentVariable("PORT") ?? "8080";
builder.Logging.ClearProviders().AddJsonConsole();
builder.WebHost.UseUrls($"http://{host}:{port}");
builder.WebHost.ConfigureKestrel(server => server.Limits.MaxRequestBodySize = 100_000);
builder.Services.Configure<JsonOptions>(json =>
{
    json.SerializerOptions.RespectNullableAnnotations = true;
    json.SerializerOptions.RespectRequiredConstructorParameters = true;
});
builder.Services.AddExceptionHandler<ErrorHandler>();
builder.Services.AddDatabase();
// {{#if auth}}
builder.Services.AddAccounts();
// {{/if}}
// {{#if api}}
builder.Services.AddScoped<ItemStore>();
// {{/if}}
// {{#if docs}}
builder.Services.AddOpenApi();
// {{/if}}

var app = builder.Build();
app.UseRequestIds();
app.UseExceptionHandler(_ => { });
app.UseStatusCodePages(context => ErrorHandler.Write(context.HttpContext));
app.UseRouting();
app.UseDatabaseGuard();
// {{#if auth}}
app.UseRateLimiter();
app.UseAuthentication();
app.UseAuthorization();
// {{/if}}

app.MapHealth();
// {{#if auth}}
app.MapAccounts();
// {{/if}}
// {{#if api}}
app.MapItems();
// {{/if}}
// {{#if ai}}
app.MapChat();
// {{/if}}
// {{#if docs}}
app.MapOpenApi("/api/openapi.json");
app.MapScalarApiReference("/api/docs", docs => docs.WithOpenApiRoutePattern("/api/openapi.json"));
// {{/if}}
app.Map("/api/{**rest}", () => Results.StatusCode(StatusCodes.Status404NotFound)).ExcludeFromDescription();
// {{#if hasFrontend}}
app.MapFrontEnd();
// {{/if}}

await app.Services.GetRequiredService<Database>().IsReady(CancellationToken.None);
await app.RunAsync();
return 0;

public partial class Program;
