// Files that are no ONNX models: the lines that convert them.

const SKLEARN = `import joblib; from skl2onnx import to_onnx
onx = to_onnx(joblib.load("model.pkl"), X[:1].astype("float32"), target_opset=17, options={"zipmap": False})
open("model.onnx", "wb").write(onx.SerializeToString())`

const TORCH = `import torch; model = torch.load("model.pt", weights_only=False).eval()
torch.onnx.export(model, example_input, "model.onnx", opset_version=17, dynamo=False,
                  input_names=["x"], output_names=["y"], dynamic_axes={"x": {0: "n"}, "y": {0: "n"}})`

const KERAS = `import tensorflow as tf, tf2onnx; model = tf.keras.models.load_model("model.h5")
tf2onnx.convert.from_keras(model, [tf.TensorSpec([None, *model.input_shape[1:]], tf.float32)],
                           opset=17, output_path="model.onnx")`

const LIGHTGBM = `import lightgbm, onnxmltools; from onnxmltools.convert.common.data_types import FloatTensorType
onx = onnxmltools.convert_lightgbm(booster, initial_types=[("x", FloatTensorType([None, booster.num_feature()]))], zipmap=False)
onnxmltools.utils.save_model(onx, "model.onnx")`

const SAFETENSORS = `model = AutoModelForSequenceClassification.from_pretrained("folder").eval()  # weights alone have no graph
torch.onnx.export(model, example_input, "model.onnx", opset_version=17, dynamo=False)
# or: optimum-cli export onnx --model folder exported/`

const starts = (bytes: Uint8Array, text: string) =>
  bytes.length >= text.length && [...text].every((sign, at) => bytes[at] === sign.charCodeAt(0))

/** [what it is, its ending, its first bytes, how it is converted] */
const FORMATS: [name: string, ending: RegExp, first: (bytes: Uint8Array) => boolean, lines: string][] = [
  ['a LightGBM model', /^$/, (bytes) => starts(bytes, 'tree\n'), LIGHTGBM],
  [
    'a pickle',
    /\.(pkl|pickle|joblib|sav)$/i,
    (bytes) => bytes[0] === 0x80 && (bytes[1] ?? 0) >= 2 && (bytes[1] ?? 9) <= 5,
    SKLEARN,
  ],
  ['an HDF5 file of Keras', /\.(h5|hdf5|keras)$/i, (bytes) => starts(bytes, '\x89HDF'), KERAS],
  ['a TensorFlow graph', /\.pb$/i, () => false, KERAS],
  [
    'weights in safetensors',
    /\.safetensors$/i,
    (bytes) => bytes[8] === 0x7b && bytes[9] === 0x22 && bytes[7] === 0,
    SAFETENSORS,
  ],
  ['a PyTorch file', /\.(pt|pth|ckpt|bin)$/i, (bytes) => starts(bytes, 'PK\x03\x04'), TORCH],
  ['a GGUF file', /\.gguf$/i, (bytes) => starts(bytes, 'GGUF'), SAFETENSORS],
]

/** For a file of another format the sentence and the lines that convert it; null for what may be ONNX. */
export function convertible(bytes: Uint8Array, name: string): string | null {
  const found = FORMATS.find(([, ending, first]) => first(bytes) || (name !== '' && ending.test(name)))
  return found ? `This is ${found[0]}. Only ONNX models are served; convert it in Python:\n${found[3]}` : null
}
