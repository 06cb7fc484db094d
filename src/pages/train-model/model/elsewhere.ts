import { strToU8, zipSync } from 'fflate'
import type { Papers } from '@/entities/trained-model'
import type { TrainedModel } from '@/entities/trained-model/model'
import { servedNameOf } from './served-name'

/** A zip with the model as Triton and KServe serve it: a model repository, an InferenceService, and a readme. */
export function elsewhereZip(trained: TrainedModel, { onnx, card }: Papers): Uint8Array<ArrayBuffer> {
  const name = servedNameOf(trained)
  const files = {
    [`models/${name}/1/model.onnx`]: onnx,
    [`models/${name}/config.pbtxt`]: strToU8(tritonConfig(name)),
    'inference-service.yaml': strToU8(inferenceService(name)),
    'model-card.md': strToU8(card),
    'README.md': strToU8(readme(name)),
  }
  return zipSync(files, { level: 6 }) as Uint8Array<ArrayBuffer>
}

/** Triton reads the inputs and outputs of an ONNX model from the file. */
const tritonConfig = (name: string) => `name: "${name}"
backend: "onnxruntime"
max_batch_size: 0
`

/** Kubernetes allows fewer characters in names. */
const serviceName = (name: string) =>
  name
    .replace(/[._]+/g, '-')
    .replace(/^[^a-z]+/, 'm-')
    .replace(/-+$/, '')

const inferenceService = (
  name: string,
) => `# Copy the folder models to storage that the cluster reads, and name it as storageUri.
apiVersion: serving.kserve.io/v1beta1
kind: InferenceService
metadata:
  name: ${serviceName(name)}
spec:
  predictor:
    model:
      modelFormat:
        name: onnx
      protocolVersion: v2
      runtime: kserve-tritonserver
      storageUri: s3://your-bucket/models
`

const readme = (name: string) => `# ${name}

The model answers by the Open Inference Protocol, at the same paths as in Orrery: /v2/models/${name}/infer

## Triton

    docker run --rm -p 8000:8000 -v "$PWD/models:/models" nvcr.io/nvidia/tritonserver:25.08-py3 \
      tritonserver --model-repository=/models
    curl localhost:8000/v2/models/${name}

## KServe

Copy models to storage that the cluster reads, write its address into inference-service.yaml, then

    kubectl apply -f inference-service.yaml
`
