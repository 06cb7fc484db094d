import { code } from '../../../text/code'
import { java } from '../package'

/** `app/store/RedisClient.java` */
export function redisClientFile(api: boolean) {
  return java({
    name: 'app.store.RedisClient',
    imports: [
      'java.io.BufferedInputStream',
      'java.io.ByteArrayOutputStream',
      'java.io.EOFException',
      'java.io.IOException',
      'java.io.InputStream',
      'java.net.InetSocketAddress',
      'java.net.Socket',
      'java.net.URI',
      'java.nio.charset.StandardCharsets',
      'java.util.ArrayList',
      'java.util.List',
      'javax.net.ssl.SSLParameters',
      'javax.net.ssl.SSLSocket',
      'javax.net.ssl.SSLSocketFactory',
    ],
    body: code`
      /**
       * Speaks the protocol of Redis over one connection, one command after the other. A lost connection
       * is opened again by the next command. Answers are texts, {@code Long}, lists or null.
       */
      final class RedisClient {
        private static final int TIMEOUT = 3000;

        /** A connection that rested this long is tried out before it is used. */
        private static final long REST = 1000;

        private final String url;
        private Socket socket;
        private InputStream input;
        private long lastUsed;
        private long lastFailed;

        RedisClient(String url) {
          this.url = url;
        }

        synchronized Object run(String... command) {
          try {
            connect();
            return send(command);
          } catch (IOException | IllegalArgumentException error) {
            close();
            throw new StoreException(error);
          }
        }

        ${
          api &&
          code`
            List<?> list(String... command) {
              return (List<?>) run(command);
            }

            static String[] command(String name, String key, String... values) {
              List<String> parts = new ArrayList<>(List.of(name, key));
              parts.addAll(List.of(values));
              return parts.toArray(String[]::new);
            }

            /** Runs all of the commands or none, and returns their answers. */
            synchronized List<?> transaction(String[]... commands) {
              try {
                connect();
                send("MULTI");
                for (String[] command : commands) send(command);
                return (List<?>) send("EXEC");
              } catch (IOException | IllegalArgumentException error) {
                close();
                throw new StoreException(error);
              }
            }
          `
        }

        synchronized void close() {
          try {
            if (socket != null) socket.close();
          } catch (IOException ignored) {
            // It is gone either way.
          }
          socket = null;
        }

        private void connect() throws IOException {
          if (socket != null && System.currentTimeMillis() - lastUsed < REST) return;
          if (socket != null) {
            try {
              send("PING");
              return;
            } catch (IOException broken) {
              close();
            }
          }
          // Those who waited meanwhile need not wait for the same failure again.
          if (System.currentTimeMillis() - lastFailed < REST) {
            throw new IOException("Redis cannot be reached.");
          }
          try {
            open(URI.create(url));
          } catch (IOException error) {
            lastFailed = System.currentTimeMillis();
            throw error;
          }
        }

        private void open(URI uri) throws IOException {
          boolean secure = "rediss".equals(uri.getScheme());
          String host = uri.getHost();
          int port = uri.getPort() < 0 ? 6379 : uri.getPort();
          if (host == null) throw new IOException("REDIS_URL names no host.");
          socket = new Socket();
          socket.connect(new InetSocketAddress(host, port), TIMEOUT);
          if (secure) socket = encrypted(socket, host, port);
          socket.setSoTimeout(TIMEOUT);
          input = new BufferedInputStream(socket.getInputStream());
          signIn(uri);
        }

        private static Socket encrypted(Socket plain, String host, int port) throws IOException {
          SSLSocketFactory factory = (SSLSocketFactory) SSLSocketFactory.getDefault();
          SSLSocket socket = (SSLSocket) factory.createSocket(plain, host, port, true);
          SSLParameters parameters = socket.getSSLParameters();
          parameters.setEndpointIdentificationAlgorithm("HTTPS");
          socket.setSSLParameters(parameters);
          return socket;
        }

        private void signIn(URI uri) throws IOException {
          if (uri.getUserInfo() != null) {
            String[] user = uri.getUserInfo().split(":", 2);
            String password = user[user.length - 1];
            if (user.length == 2 && !user[0].isEmpty()) send("AUTH", user[0], password);
            else send("AUTH", password);
          }
          String path = uri.getPath();
          if (path.length() > 1) send("SELECT", path.substring(1));
        }

        private Object send(String... command) throws IOException {
          ByteArrayOutputStream out = new ByteArrayOutputStream();
          out.writeBytes(utf8("*" + command.length + "\r\n"));
          for (String part : command) {
            byte[] bytes = utf8(part);
            out.writeBytes(utf8("$" + bytes.length + "\r\n"));
            out.writeBytes(bytes);
            out.writeBytes(utf8("\r\n"));
          }
          socket.getOutputStream().write(out.toByteArray());
          Object answer = read();
          lastUsed = System.currentTimeMillis();
          return answer;
        }

        private Object read() throws IOException {
          String line = line();
          String rest = line.substring(1);
          switch (line.charAt(0)) {
            case '+':
              return rest;
            case '-':
              throw new IOException("Redis: " + rest);
            case ':':
              return Long.valueOf(rest);
            case '$':
              int length = Integer.parseInt(rest);
              if (length < 0) return null;
              byte[] bytes = input.readNBytes(length);
              line();
              return new String(bytes, StandardCharsets.UTF_8);
            case '*':
              int count = Integer.parseInt(rest);
              List<Object> list = new ArrayList<>();
              for (int index = 0; index < count; index++) list.add(read());
              return list;
            default:
              throw new IOException("Redis answers with something unknown.");
          }
        }

        private String line() throws IOException {
          ByteArrayOutputStream line = new ByteArrayOutputStream();
          for (int next = input.read(); next != '\n'; next = input.read()) {
            if (next < 0) throw new EOFException("Redis closed the connection.");
            if (next != '\r') line.write(next);
          }
          return line.toString(StandardCharsets.UTF_8);
        }

        private static byte[] utf8(String text) {
          return text.getBytes(StandardCharsets.UTF_8);
        }
      }
    `,
  })
}
