import { afterAll, afterEach, vi } from 'vitest'
import { assertConsole, watchConsole } from './console'
import { expectedMessages } from './expect-console'

watchConsole()
afterEach(() => assertConsole(expectedMessages))
afterAll(() => {
  assertConsole([])
  // The next file may run in the same process.
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
