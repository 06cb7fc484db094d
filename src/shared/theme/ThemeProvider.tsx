import { ChakraProvider } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { system } from './system'

export interface ThemeProviderProps {
  /** Whether the document has the styles of the whole page already, as those that the build writes do. */
  styled?: boolean
  children: ReactNode
}

/** The same system without the styles of the whole page: to make them takes longer than all else in it. */
const bare: typeof system = Object.create(system, {
  _global: { value: [] },
  _config: { value: { ...system._config, disableLayers: true } },
})

/** Gives Chakra its system. The active theme is the class `dark` or `light` on `<html>` (see `applyTheme`). */
export function ThemeProvider({ styled = false, children }: ThemeProviderProps) {
  return <ChakraProvider value={styled ? bare : system}>{children}</ChakraProvider>
}
