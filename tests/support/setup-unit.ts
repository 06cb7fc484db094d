import { afterAll, afterEach } from 'vitest'
import { assertConsole, watchConsole } from './console'
import { expectedMessages } from './expect-console'

watchConsole()
afterEach(() => assertConsole(expectedMessages))
afterAll(() => assertConsole([]))
