export { alertSlotRecipe as alertLook } from '@chakra-ui/react/theme'
