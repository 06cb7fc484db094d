export { checkmarkLook, inputLook, nativeSelectLook, radiomarkLook, textareaLook } from './controls'
export { alertLook, dialogLook, menuLook } from './layers'
export { ThemeProvider } from './ThemeProvider'
