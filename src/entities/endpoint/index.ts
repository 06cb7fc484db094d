export { acknowledgeAlert, listAlerts, readAlertRules, setAlertRules } from './api/alert-api'
export {
  changeEndpoint,
  type EndpointChange,
  findEndpoint,
  listEndpoints,
  listDrift,
  readEndpointDrift,
  readEndpointNumbers,
} from './api/endpoint-api'
export { keepRequests, readKeptRequests } from './api/kept-requests-api'
export {
  askEndpoint,
  askRows,
  checkAnswers,
  deployModel,
  loadModel,
  takeModel,
  uploadModel,
} from './api/serving-api'
