import { deflateSync } from 'node:zlib'

// The picture that other sites show beside a link: mark and name, drawn as strokes, 1200 by 630.

const WIDTH = 1200
const HEIGHT = 630

type Point = readonly [x: number, y: number]
type Colour = readonly [red: number, green: number, blue: number]

/** Distance of a point to a shape, in px; 0 and below is inside. */
type Shape = (x: number, y: number) => number

const GROUND: Colour = [12, 15, 20]
const BRASS: Colour = [226, 180, 92]
const LIGHT: Colour = [233, 236, 241]

const disc =
  ([cx, cy]: Point, radius: number): Shape =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) - radius

const line =
  ([ax, ay]: Point, [bx, by]: Point, width: number): Shape =>
  (x, y) => {
    const [dx, dy] = [bx - ax, by - ay]
    const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
    return Math.hypot(x - ax - along * dx, y - ay - along * dy) - width / 2
  }

/** Part of a circle from one angle to another, clockwise in turns: 0 is at three o'clock, 0.25 at six. */
const arc =
  ([cx, cy]: Point, radius: number, from: number, to: number, width: number): Shape =>
  (x, y) => {
    const turn = (((Math.atan2(y - cy, x - cx) / (2 * Math.PI) - from) % 1) + 1) % 1
    if (turn <= to - from) return Math.abs(Math.hypot(x - cx, y - cy) - radius) - width / 2
    const end = (at: number) =>
      Math.hypot(x - cx - radius * Math.cos(2 * Math.PI * at), y - cy - radius * Math.sin(2 * Math.PI * at))
    return Math.min(end(from), end(to)) - width / 2
  }

/** The three rings with their bodies. */
function mark(centre: Point): { shape: Shape; colour: Colour; strength: number }[] {
  const rings = [
    [66, 0.1, 11],
    [138, 0.59, 13],
    [210, 0.86, 16],
  ] as const
  return rings.flatMap(([radius, turn, body]) => {
    const at: Point = [
      centre[0] + radius * Math.cos(2 * Math.PI * turn),
      centre[1] + radius * Math.sin(2 * Math.PI * turn),
    ]
    return [
      { shape: arc(centre, radius, 0, 1, 3), colour: BRASS, strength: 0.55 },
      { shape: disc(at, body), colour: BRASS, strength: 1 },
    ]
  })
}

/** The name in letters of circles and lines; `x` and `y` are where its line begins. */
function name(x: number, y: number): Shape[] {
  const W = 13
  const small = 34
  const middle = y - small
  const r = (at: number) => [
    line([at, y], [at, y - 2 * small], W),
    arc([at + 28, y - small - 2], 28, 0.5, 0.84, W),
  ]
  return [
    arc([x + 54, y - 54], 54, 0, 1, W),
    ...r(x + 142),
    ...r(x + 216),
    line([x + 288, middle], [x + 288 + 2 * small, middle], W),
    arc([x + 288 + small, middle], small, 0.12, 1, W),
    ...r(x + 392),
    line([x + 458, y - 2 * small], [x + 488, y - 2], W),
    line([x + 520, y - 2 * small], [x + 478, y + 34], W),
  ]
}

/** The picture as a PNG. */
export function previewPicture(): Buffer {
  const layers = [
    ...mark([330, 315]),
    ...name(600, 350).map((shape) => ({ shape, colour: LIGHT, strength: 1 })),
  ]
  const rows = Buffer.alloc(HEIGHT * (1 + WIDTH * 3))
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      let pixel: Colour = GROUND
      for (const { shape, colour, strength } of layers) {
        const cover = Math.min(1, Math.max(0, 0.5 - shape(x + 0.5, y + 0.5))) * strength
        if (cover > 0) pixel = mix(pixel, colour, cover)
      }
      rows.set(pixel, y * (1 + WIDTH * 3) + 1 + x * 3)
    }
  return png(rows)
}

const mix = (one: Colour, other: Colour, part: number): Colour => [
  Math.round(one[0] + (other[0] - one[0]) * part),
  Math.round(one[1] + (other[1] - one[1]) * part),
  Math.round(one[2] + (other[2] - one[2]) * part),
]

/** Rows of 8-bit RGB, each after its filter byte, as a PNG. */
function png(rows: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(WIDTH, 0)
  header.writeUInt32BE(HEIGHT, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc(body))
  return Buffer.concat([length, body, sum])
}

function crc(data: Buffer): number {
  let value = 0xffffffff
  for (const byte of data) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return (value ^ 0xffffffff) >>> 0
}
