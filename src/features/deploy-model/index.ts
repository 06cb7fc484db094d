export { beginDeployment, finishDeployment } from './model/deployment-run'
export { EndpointField } from './ui/EndpointField'
export { ExampleRequest } from './ui/ExampleRequest'
export { ScalingFields, SizingFields } from './ui/SizingFields'
