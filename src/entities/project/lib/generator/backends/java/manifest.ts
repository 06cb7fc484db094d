import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { code } from '../../text/code'
import { JAVA_VERSION } from './package'
import { javaStore } from './stores'

/** `pom.xml`: what the server is made of, and its driver. */
export function manifestFile(project: ProjectContext) {
  const { driver } = javaStore(project)
  const tests = project.has('tests')
  return file(
    'pom.xml',
    code`
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- The server needs nothing but the JDK; Maven brings the driver of the database, and tells IDEs what is where. -->
      <project
        xmlns="http://maven.apache.org/POM/4.0.0"
        xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
        xsi:schemaLocation="http://maven.apache.org/POM/4.0.0 https://maven.apache.org/xsd/maven-4.0.0.xsd"
      >
        <modelVersion>4.0.0</modelVersion>
        <groupId>app</groupId>
        <artifactId>${project.slug}-server</artifactId>
        <version>0.1.0</version>

        <properties>
          <maven.compiler.release>${JAVA_VERSION}</maven.compiler.release>
          <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
        </properties>

        ${
          driver &&
          code`
            <dependencies>
              <dependency>
                <groupId>${driver.group}</groupId>
                <artifactId>${driver.artifact}</artifactId>
                <version>${driver.version}</version>
              </dependency>
            </dependencies>
          `
        }

        <build>
          <sourceDirectory>src</sourceDirectory>
          ${tests && '<testSourceDirectory>test</testSourceDirectory>'}
          ${
            driver &&
            code`
              <plugins>
                <plugin>
                  <groupId>org.apache.maven.plugins</groupId>
                  <artifactId>maven-dependency-plugin</artifactId>
                  <version>3.8.1</version>
                  <configuration>
                    <outputDirectory>lib</outputDirectory>
                    <includeScope>runtime</includeScope>
                  </configuration>
                </plugin>
              </plugins>
            `
          }
        </build>
      </project>
    `,
  )
}
