import { ChakraProvider } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { system } from './system'
import './fonts.css'

/** Gives Chakra its system. The active theme is the class `dark` or `light` on `<html>` (see `applyTheme`). */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>
}
