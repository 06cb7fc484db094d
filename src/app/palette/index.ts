export { PaletteProvider, usePalette } from './PaletteProvider'
