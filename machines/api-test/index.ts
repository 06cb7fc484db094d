export { type ApiTestContext, type ApiTestEvent, apiTestMachine, type ApiTestRun } from './api-test.machine'
