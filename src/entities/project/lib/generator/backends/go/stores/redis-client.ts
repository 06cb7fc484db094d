import { code } from '../../../text/code'
import { goFile, imports } from '../source'

/** `internal/store/redis_client.go`: connections, and the protocol RESP. */
export function redisClientFile() {
  return goFile(
    'internal/store/redis_client.go',
    'package store',
    imports([
      'bufio',
      'context',
      'crypto/tls',
      'errors',
      'fmt',
      'io',
      'net',
      'net/url',
      'strconv',
      'strings',
      'time',
    ]),
    code`
      const (
        redisTimeout = 3 * time.Second
        // Connections that wait for the next command.
        redisIdle = 8
      )

      var ping = []string{"PING"}

      // redisClient sends commands to Redis or Valkey in the protocol RESP, over connections that it uses again.
      type redisClient struct {
        address  string
        secure   bool
        greeting [][]string
        idle     chan *redisConn
      }

      type redisConn struct {
        net.Conn
        reader *bufio.Reader
      }

      // redisError is an answer in which Redis refuses a command.
      type redisError string

      func (e redisError) Error() string { return string(e) }

      // newRedisClient takes an address such as redis://user:password@host:6379/0, or rediss:// with TLS. It connects later.
      func newRedisClient(address string) (*redisClient, error) {
        parsed, err := url.Parse(address)
        if err != nil || parsed.Hostname() == "" || (parsed.Scheme != "redis" && parsed.Scheme != "rediss") {
          return nil, errors.New("REDIS_URL must look like redis://user:password@host:6379/0")
        }
        port := parsed.Port()
        if port == "" {
          port = "6379"
        }
        client := &redisClient{
          address: net.JoinHostPort(parsed.Hostname(), port),
          secure:  parsed.Scheme == "rediss",
          idle:    make(chan *redisConn, redisIdle),
        }
        if password, set := parsed.User.Password(); set {
          login := []string{"AUTH", password}
          if user := parsed.User.Username(); user != "" {
            login = []string{"AUTH", user, password}
          }
          client.greeting = append(client.greeting, login)
        }
        if number := strings.Trim(parsed.Path, "/"); number != "" {
          client.greeting = append(client.greeting, []string{"SELECT", number})
        }
        return client, nil
      }

      // do sends one command. The reply is a string, an int64, a list of replies, or nil.
      func (c *redisClient) do(ctx context.Context, command ...string) (any, error) {
        replies, err := c.pipeline(ctx, command)
        if err != nil {
          return nil, err
        }
        return replies[0], nil
      }

      // pipeline sends several commands at once and returns their replies, or the first refusal.
      func (c *redisClient) pipeline(ctx context.Context, commands ...[]string) ([]any, error) {
        conn, err := c.connection(ctx)
        if err != nil {
          return nil, err
        }
        replies, err := conn.exchange(ctx, commands)
        var refusal redisError
        if err != nil && !errors.As(err, &refusal) {
          conn.Close()
          return nil, err
        }
        select {
        case c.idle <- conn:
        default:
          conn.Close()
        }
        return replies, err
      }

      // connection gives one that waits and still works, or a new one.
      func (c *redisClient) connection(ctx context.Context) (*redisConn, error) {
        for {
          select {
          case conn := <-c.idle:
            if _, err := conn.exchange(ctx, [][]string{ping}); err == nil {
              return conn, nil
            }
            conn.Close()
          default:
            return c.dial(ctx)
          }
        }
      }

      func (c *redisClient) dial(ctx context.Context) (*redisConn, error) {
        var dialer interface {
          DialContext(ctx context.Context, network, address string) (net.Conn, error)
        } = &net.Dialer{Timeout: redisTimeout}
        if c.secure {
          dialer = &tls.Dialer{NetDialer: &net.Dialer{Timeout: redisTimeout}}
        }
        opened, err := dialer.DialContext(ctx, "tcp", c.address)
        if err != nil {
          return nil, err
        }
        conn := &redisConn{Conn: opened, reader: bufio.NewReader(opened)}
        if len(c.greeting) == 0 {
          return conn, nil
        }
        if _, err := conn.exchange(ctx, c.greeting); err != nil {
          conn.Close()
          return nil, err
        }
        return conn, nil
      }

      // close ends the connections that wait.
      func (c *redisClient) close() error {
        for {
          select {
          case conn := <-c.idle:
            conn.Close()
          default:
            return nil
          }
        }
      }

      // exchange writes commands and reads as many replies. After a refusal the connection can be used again.
      func (c *redisConn) exchange(ctx context.Context, commands [][]string) ([]any, error) {
        deadline := time.Now().Add(redisTimeout)
        if limit, set := ctx.Deadline(); set && limit.Before(deadline) {
          deadline = limit
        }
        if err := c.SetDeadline(deadline); err != nil {
          return nil, err
        }
        var request strings.Builder
        for _, command := range commands {
          fmt.Fprintf(&request, "*%d\r\n", len(command))
          for _, word := range command {
            fmt.Fprintf(&request, "$%d\r\n%s\r\n", len(word), word)
          }
        }
        if _, err := io.WriteString(c, request.String()); err != nil {
          return nil, err
        }
        var refused error
        replies := make([]any, len(commands))
        for i := range commands {
          reply, err := c.read()
          if err != nil {
            return nil, err
          }
          if refusal, is := reply.(redisError); is && refused == nil {
            refused = refusal
          }
          replies[i] = reply
        }
        return replies, refused
      }

      // read reads one reply.
      func (c *redisConn) read() (any, error) {
        line, err := c.reader.ReadString('\n')
        if err != nil {
          return nil, err
        }
        line = strings.TrimSuffix(line, "\r\n")
        if line == "" {
          return nil, errors.New("redis sent an empty line")
        }
        kind, text := line[0], line[1:]
        switch kind {
        case '+':
          return text, nil
        case '-':
          return redisError(text), nil
        case ':':
          return strconv.ParseInt(text, 10, 64)
        case '$', '*':
          length, err := strconv.Atoi(text)
          if err != nil || length < 0 {
            return nil, err
          }
          if kind == '*' {
            return c.readList(length)
          }
          bulk := make([]byte, length+len("\r\n"))
          _, err = io.ReadFull(c.reader, bulk)
          return string(bulk[:length]), err
        }
        return nil, fmt.Errorf("redis sent %q", line)
      }

      func (c *redisConn) readList(length int) (any, error) {
        list := make([]any, length)
        for i := range list {
          entry, err := c.read()
          if err != nil {
            return nil, err
          }
          list[i] = entry
        }
        return list, nil
      }

    `,
  )
}
