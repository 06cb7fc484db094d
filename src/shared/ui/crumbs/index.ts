export { type Crumb, useNameCrumbs, useNamedCrumbs } from './crumbs'
