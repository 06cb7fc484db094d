export { type Detail, MasterDetail, type MasterDetailProps } from './MasterDetail'
