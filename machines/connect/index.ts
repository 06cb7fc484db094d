export { type ConnectContext, type ConnectEvent, connectMachine, type MadeToken } from './connect.machine'
