export {
  changeEndpoint,
  type EndpointChange,
  findEndpoint,
  listEndpoints,
  readEndpointNumbers,
} from './api/endpoint-api'
export { askEndpoint, checkAnswers, deployModel, loadModel, takeModel, uploadModel } from './api/serving-api'
