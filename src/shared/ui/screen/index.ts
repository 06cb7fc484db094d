export { PageMeta, type PageMetaProps } from './PageMeta'
export { PageTitle } from './PageTitle'
export { Screen, type ScreenProps } from './Screen'
export { FormPage, type FormPageProps } from './FormPage'
