export {
  type ConnectionTestContext,
  type ConnectionTestEvent,
  connectionTestMachine,
} from './connection-test.machine'
