"""What people do with tritonclient: health, metadata, tensors in JSON, in binary and packed, and refusals."""

import json
import os
import urllib.request
from urllib.parse import urlparse

import numpy as np
import tritonclient.http as triton
from tritonclient.utils import InferenceServerException

url = os.environ["SERVING_URL"]
# The client writes headers of its own into the dictionary that it is given: each call gets a copy.
auth = {"Authorization": f"Bearer {os.environ['SERVING_KEY']}"}
with open(os.environ["SERVING_EXPECTED"], encoding="utf8") as file:
    expected = json.load(file)
client = triton.InferenceServerClient(urlparse(url).netloc)
rows = np.array(expected["rows"], dtype=np.float32)
probabilities = np.array(expected["probabilities"], dtype=np.float32)

assert client.is_server_live()
assert client.is_server_ready()
assert client.is_model_ready("iris", headers=dict(auth))
assert client.is_model_ready("iris", "1", headers=dict(auth))
assert not client.is_model_ready("nothing", headers=dict(auth))
assert "binary_tensor_data" in client.get_server_metadata(headers=dict(auth))["extensions"]
metadata = client.get_model_metadata("iris", headers=dict(auth))
assert metadata["inputs"] == [{"name": "X", "datatype": "FP32", "shape": [-1, 4]}], metadata


def ask(binary_in, binary_out, **more):
    given = triton.InferInput("X", list(rows.shape), "FP32")
    given.set_data_from_numpy(rows, binary_data=binary_in)
    wanted = [triton.InferRequestedOutput(n, binary_data=binary_out) for n in ("label", "probabilities")]
    answer = client.infer("iris", [given], outputs=wanted, headers=dict(auth), **more)
    labels = [x.decode() if isinstance(x, bytes) else x for x in answer.as_numpy("label")]
    assert labels == expected["labels"], labels
    difference = np.abs(answer.as_numpy("probabilities") - probabilities).max()
    assert difference < 1e-5, difference
    return answer


for binary_in in (True, False):
    for binary_out in (True, False):
        ask(binary_in, binary_out)
assert ask(True, True, request_id="r7").get_response()["id"] == "r7"
ask(True, True, model_version="1")
ask(True, True, timeout=5_000_000, priority=1)
for algorithm in ("gzip", "deflate"):
    ask(True, True, request_compression_algorithm=algorithm)
    ask(False, False, request_compression_algorithm=algorithm, response_compression_algorithm=algorithm)
# Without outputs: all of them, in binary.
given = triton.InferInput("X", list(rows.shape), "FP32")
given.set_data_from_numpy(rows)
answer = client.infer("iris", [given], headers=dict(auth))
assert np.abs(answer.as_numpy("probabilities") - probabilities).max() < 1e-5

values = {
    "fp32": (np.float32, [0.5, np.nan]),
    "fp64": (np.float64, [0.1, -1e300]),
    "int64": (np.int64, [2**62, -5]),
    "int32": (np.int32, [1, -(2**31)]),
    "int16": (np.int16, [-5, 5]),
    "int8": (np.int8, [-128, 127]),
    "uint8": (np.uint8, [0, 255]),
    "bool": (np.bool_, [True, False]),
    "text": (np.object_, ["Grüße, 世界".encode(), b""]),
}
kinds = {"bool": "BOOL", "text": "BYTES"}
for binary in (True, False):
    inputs = []
    for name, (kind, data) in values.items():
        tensor = triton.InferInput(name, [2, 1], kinds.get(name, name.upper()))
        tensor.set_data_from_numpy(np.array(data, dtype=kind).reshape(2, 1), binary_data=binary)
        inputs.append(tensor)
    outputs = [triton.InferRequestedOutput(f"{name}_out", binary_data=binary) for name in values]
    answer = client.infer("types", inputs, outputs=outputs, headers=dict(auth))
    for name, (kind, data) in values.items():
        found = answer.as_numpy(f"{name}_out").reshape(-1)
        if name == "text":
            found = [x if isinstance(x, bytes) else x.encode() for x in found]
            assert list(found) == data, (name, found)
        else:
            assert np.array_equal(found, np.array(data, dtype=kind), equal_nan=name.startswith("fp")), (name, found)


def refused(words, status, work):
    try:
        work()
    except InferenceServerException as error:
        assert words in error.message() and str(status) == error.status(), (error.message(), error.status())
    else:
        raise AssertionError(f"not refused: {words}")


wrong = triton.InferInput("X", [1, 3], "FP32")
wrong.set_data_from_numpy(np.zeros((1, 3), dtype=np.float32))
refused("has the shape [-1, 4]", 400, lambda: client.infer("iris", [wrong], headers=dict(auth)))
refused("There is no model 'nothing'", 404, lambda: client.get_model_metadata("nothing", headers=dict(auth)))
refused("no version 9", 404, lambda: client.infer("iris", [given], model_version="9", headers=dict(auth)))
refused("Send an API key", 401, lambda: client.infer("iris", [given]))


def post(path, body):
    request = urllib.request.Request(
        url + path,
        data=json.dumps(body).encode(),
        headers={**auth, "Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request) as response:
        return json.load(response)


answer = post("/v1/predict", {"model_id": "iris", "inputs": expected["rows"]})
assert [row["label"] for row in answer["predictions"]] == expected["labels"]
print("serving: ok")
