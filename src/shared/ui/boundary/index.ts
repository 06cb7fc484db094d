export { Boundary, type BoundaryProps } from './Boundary'
export { Region, type RegionProps } from './Region'
