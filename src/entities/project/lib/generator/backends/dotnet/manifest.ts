import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { code } from '../../text/code'
import { dotnetStore } from './stores'

/** The .NET that projects are built for; newer ones run them too. The images that their containers use. */
export const DOTNET_MINIMUM = '8.0'
export const SDK_IMAGE = 'mcr.microsoft.com/dotnet/sdk:8.0'
export const RUNTIME_IMAGE = 'mcr.microsoft.com/dotnet/aspnet:8.0'

/**
 * `src/Server.csproj`. The driver is an ordinary reference: code that names its types does not compile without it, and the
 * first `dotnet run` restores it like any other. Everything else comes with the shared framework.
 */
export function projectFile(project: ProjectContext) {
  const { driver } = dotnetStore(project)
  return file(
    'src/Server.csproj',
    code`
      <Project Sdk="Microsoft.NET.Sdk.Web">

        <PropertyGroup>
          <TargetFramework>net${DOTNET_MINIMUM}</TargetFramework>
          <RollForward>Major</RollForward>
          <AssemblyName>Server</AssemblyName>
          <RootNamespace>App</RootNamespace>
          <Nullable>enable</Nullable>
          <ImplicitUsings>enable</ImplicitUsings>
          <InvariantGlobalization>true</InvariantGlobalization>
        </PropertyGroup>

        ${
          driver &&
          code`
            <ItemGroup>
              <PackageReference Include="${driver.id}" Version="${driver.version}" />
            </ItemGroup>
          `
        }

      </Project>
    `,
  )
}

/** `test/Tests.csproj`: a console program, so that the tests need no package of their own. */
export function testProjectFile() {
  return file(
    'test/Tests.csproj',
    code`
      <Project Sdk="Microsoft.NET.Sdk">

        <PropertyGroup>
          <OutputType>Exe</OutputType>
          <TargetFramework>net${DOTNET_MINIMUM}</TargetFramework>
          <RollForward>Major</RollForward>
          <AssemblyName>Tests</AssemblyName>
          <RootNamespace>App.Tests</RootNamespace>
          <Nullable>enable</Nullable>
          <ImplicitUsings>enable</ImplicitUsings>
          <InvariantGlobalization>true</InvariantGlobalization>
        </PropertyGroup>

        <ItemGroup>
          <FrameworkReference Include="Microsoft.AspNetCore.App" />
          <ProjectReference Include="../src/Server.csproj" />
        </ItemGroup>

      </Project>
    `,
  )
}

/** `.editorconfig` */
export function styleFile() {
  return file(
    '.editorconfig',
    code`
      [*.cs]
      indent_size = 4
    `,
  )
}
