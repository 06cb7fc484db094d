export { type ServeModelContext, type ServeModelEvent, serveModelMachine } from './serve-model.machine'
