"""Makes the small ONNX models of the tests. Needs: pip install onnx skl2onnx scikit-learn numpy"""

import json
from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper
from skl2onnx import to_onnx
from sklearn.datasets import load_iris
from sklearn.linear_model import LogisticRegression

HERE = Path(__file__).parent


def save(name, model):
    model.producer_name = "orrery-tests"
    (HERE / name).write_bytes(model.SerializeToString())


def made_of(nodes, inputs, outputs, initializers=(), opset=17):
    graph = helper.make_graph(nodes, "g", inputs, outputs, list(initializers))
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)], ir_version=8)


def info(name, kind, shape):
    return helper.make_tensor_value_info(name, kind, shape)


X, y = load_iris(return_X_y=True)
X = X.astype(np.float32)
classes = np.array(["setosa", "versicolor", "virginica"])
model = LogisticRegression(max_iter=200).fit(X, classes[y])
plain = to_onnx(model, X[:1], target_opset=17, options={"zipmap": False})
save("iris.onnx", plain)
# As converters write a classifier when nothing is said: its probabilities are a list of maps.
save("iris-zipmap.onnx", to_onnx(model, X[:1], target_opset=17))
rows = X[[0, 60, 120]]
(HERE / "iris.json").write_text(
    json.dumps(
        {
            "rows": [[float(f"{v:.1f}") for v in row] for row in rows],
            "labels": model.predict(rows).tolist(),
            "probabilities": model.predict_proba(rows).tolist(),
        },
        indent=2,
    )
    + "\n"
)

# One of every type that the protocol knows, unchanged, and a table by columns.
KINDS = {
    "fp32": TensorProto.FLOAT,
    "fp64": TensorProto.DOUBLE,
    "int64": TensorProto.INT64,
    "int32": TensorProto.INT32,
    "int16": TensorProto.INT16,
    "int8": TensorProto.INT8,
    "uint8": TensorProto.UINT8,
    "bool": TensorProto.BOOL,
    "text": TensorProto.STRING,
}
save(
    "types.onnx",
    made_of(
        [helper.make_node("Identity", [n], [f"{n}_out"]) for n in KINDS],
        [info(n, k, ["n", 1]) for n, k in KINDS.items()],
        [info(f"{n}_out", k, ["n", 1]) for n, k in KINDS.items()],
    ),
)
# The sum of a vector, and its double: quick, with any length.
save(
    "double.onnx",
    made_of(
        [helper.make_node("Add", ["x", "x"], ["y"])],
        [info("x", TensorProto.FLOAT, ["n", "m"])],
        [info("y", TensorProto.FLOAT, ["n", "m"])],
    ),
)
save(
    "triple.onnx",
    made_of(
        [helper.make_node("Add", ["x", "x"], ["d"]), helper.make_node("Add", ["d", "x"], ["y"])],
        [info("x", TensorProto.FLOAT, ["n", "m"])],
        [info("y", TensorProto.FLOAT, ["n", "m"])],
    ),
)
# Asks for as many numbers as its input says.
save(
    "greedy.onnx",
    made_of(
        [helper.make_node("ConstantOfShape", ["size"], ["filled"]), helper.make_node("ReduceSum", ["filled"], ["y"])],
        [info("size", TensorProto.INT64, [1])],
        [info("y", TensorProto.FLOAT, None)],
    ),
)
# Counts to the number that its input says.
body = helper.make_graph(
    [helper.make_node("Identity", ["going"], ["still"]), helper.make_node("Add", ["sum", "one"], ["sum_out"])],
    "body",
    [info("i", TensorProto.INT64, []), info("going", TensorProto.BOOL, []), info("sum", TensorProto.FLOAT, [1])],
    [info("still", TensorProto.BOOL, []), info("sum_out", TensorProto.FLOAT, [1])],
    [helper.make_tensor("one", TensorProto.FLOAT, [1], [1.0])],
)
save(
    "endless.onnx",
    made_of(
        [helper.make_node("Loop", ["times", "", "zero"], ["y"], body=body)],
        [info("times", TensorProto.INT64, [1])],
        [info("y", TensorProto.FLOAT, [1])],
        [helper.make_tensor("zero", TensorProto.FLOAT, [1], [0.0])],
    ),
)
# Models that are refused: newer than the runtime, a foreign operator, weights in another file, a tensor that says more than it has.
newer = made_of(
    [helper.make_node("Add", ["x", "x"], ["y"])],
    [info("x", TensorProto.FLOAT, [1])],
    [info("y", TensorProto.FLOAT, [1])],
    opset=28,
)
newer.ir_version = 14
save("newer.onnx", newer)
foreign = made_of(
    [helper.make_node("RunProgram", ["x"], ["y"], domain="org.example")],
    [info("x", TensorProto.FLOAT, [1])],
    [info("y", TensorProto.FLOAT, [1])],
)
foreign.opset_import.append(helper.make_opsetid("org.example", 1))
save("foreign.onnx", foreign)
weights = helper.make_tensor("w", TensorProto.FLOAT, [1], [1.0])
weights.ClearField("float_data")
weights.data_location = TensorProto.EXTERNAL
for key, value in (("location", "../../etc/passwd"), ("offset", "0"), ("length", "4")):
    entry = weights.external_data.add()
    entry.key, entry.value = key, value
save(
    "external.onnx",
    made_of(
        [helper.make_node("Add", ["x", "w"], ["y"])],
        [info("x", TensorProto.FLOAT, [1])],
        [info("y", TensorProto.FLOAT, [1])],
        [weights],
    ),
)
huge = helper.make_tensor("w", TensorProto.FLOAT, [1], [1.0])
huge.dims[0] = 1 << 40
save(
    "huge.onnx",
    made_of(
        [helper.make_node("Add", ["x", "w"], ["y"])],
        [info("x", TensorProto.FLOAT, [1])],
        [info("y", TensorProto.FLOAT, [1])],
        [huge],
    ),
)
