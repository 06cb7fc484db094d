export { OpenerCard, type OpenerCardProps } from './OpenerCard'
