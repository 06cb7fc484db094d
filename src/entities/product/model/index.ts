export { PRODUCT_FEATURES } from './features'
