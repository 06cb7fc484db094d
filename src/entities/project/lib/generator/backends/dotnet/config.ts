import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { code, lines } from '../../text/code'
import { csharpString } from '../../text/escape'
import { dotnetStore } from './stores'

/** `src/Config.cs` */
export function configFile(project: ProjectContext) {
  const store = dotnetStore(project)
  const ai = project.has('ai')
  return file(
    'src/Config.cs',
    code`
      using System.Globalization;
      using System.Net;

      namespace App;

      /// <summary>Everything that the environment decides. .env.example explains each variable.</summary>
      public sealed class Config
      {
          public string Name { get; } = ${csharpString(project.title)};

          public string Version { get; } = "0.1.0";

          public string Environment { get; private init; } = "";

          /// <summary>Errors keep their details to themselves, and requests are not logged.</summary>
          public bool Production { get; private init; }

          public IPAddress Address { get; private init; } = IPAddress.Loopback;

          public int Port { get; private init; }

          ${store.config.map(({ property }) => `public string ${property} { get; private init; } = "";`).join('\n\n')}

          ${
            ai &&
            code`
              public string AiBaseUrl { get; private init; } = "";

              /// <summary>Empty: the assistant is off.</summary>
              public string AiApiKey { get; private init; } = "";

              public string AiModel { get; private init; } = "";
            `
          }

          /// <exception cref="FormatException">A variable has no meaning; the message says which.</exception>
          public static Config Read(IReadOnlyDictionary<string, string> variables)
          {
              string Env(string name, string initial = "")
              {
                  return variables.TryGetValue(name, out var value) && value != "" ? value : initial;
              }

              var environment = Env("APP_ENV", ${csharpString(project.config.environment)});
              return new Config
              {
                  Environment = environment,
                  Production = environment != "development",
                  Address = ReadAddress(Env("HOST", "127.0.0.1")),
                  Port = ReadPort(Env("PORT", "3000")),
                  ${lines(...store.config.map(({ property, value }) => `${property} = ${value},`))}
                  ${
                    ai &&
                    code`
                      AiBaseUrl = Env("AI_BASE_URL", "https://api.openai.com/v1"),
                      AiApiKey = Env("AI_API_KEY"),
                      AiModel = Env("AI_MODEL", "gpt-4o-mini"),
                    `
                  }
              };
          }

          private static int ReadPort(string value)
          {
              var isNumber = int.TryParse(value, NumberStyles.None, CultureInfo.InvariantCulture, out var port);
              if (!isNumber || port > 65535)
              {
                  throw new FormatException($"PORT must be a number from 0 to 65535, not \"{value}\".");
              }

              return port;
          }

          private static IPAddress ReadAddress(string host)
          {
              if (IPAddress.TryParse(host, out var address))
              {
                  return address;
              }

              try
              {
                  return Dns.GetHostAddresses(host).First();
              }
              catch (Exception error) when (error is System.Net.Sockets.SocketException or ArgumentException)
              {
                  throw new FormatException($"HOST must be an address of this machine, not \"{host}\".");
              }
          }
      }
    `,
  )
}

/** `src/EnvironmentFile.cs` */
export function environmentFile() {
  return file(
    'src/EnvironmentFile.cs',
    code`
      using System.Collections;
      using System.Text.RegularExpressions;

      namespace App;

      /// <summary>The variables of the process, and those of the file .env of the project.</summary>
      public static class EnvironmentFile
      {
          private static readonly Regex Line = new(
              @"^[ \t]*(?:export[ \t]+)?([A-Za-z_]\w*)[ \t]*=[ \t]*(?:""((?:[^""\\]|\\.)*)""|'([^']*)'|([^\r\n#]*))",
              RegexOptions.Multiline | RegexOptions.Singleline);

          /// <summary>Variables that are already set win over the ones in .env.</summary>
          public static Dictionary<string, string> Read(string folder)
          {
              var file = Path.Combine(folder, ".env");
              var variables = File.Exists(file) ? Parse(File.ReadAllText(file)) : new Dictionary<string, string>();
              foreach (DictionaryEntry entry in System.Environment.GetEnvironmentVariables())
              {
                  variables[(string)entry.Key] = entry.Value as string ?? "";
              }

              return variables;
          }

          public static Dictionary<string, string> Parse(string text)
          {
              var variables = new Dictionary<string, string>();
              foreach (Match line in Line.Matches(text))
              {
                  var name = line.Groups[1].Value;
                  if (line.Groups[2].Success)
                  {
                      variables[name] = line.Groups[2].Value.Replace("\\n", "\n");
                  }
                  else if (line.Groups[3].Success)
                  {
                      variables[name] = line.Groups[3].Value;
                  }
                  else
                  {
                      variables[name] = line.Groups[4].Value.Trim();
                  }
              }

              return variables;
          }
      }
    `,
  )
}

/** `src/Folders.cs` */
export function foldersFile() {
  return file(
    'src/Folders.cs',
    code`
      namespace App;

      public static class Folders
      {
          /// <summary>The folder that holds web and server, wherever the program was compiled to.</summary>
          public static readonly string Project = Find();

          private static string Find()
          {
              for (var folder = new DirectoryInfo(AppContext.BaseDirectory); folder != null; folder = folder.Parent)
              {
                  if (Directory.Exists(Path.Combine(folder.FullName, "web")))
                  {
                      return folder.FullName;
                  }
              }

              return Directory.GetCurrentDirectory();
          }
      }
    `,
  )
}
