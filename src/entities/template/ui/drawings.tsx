import type { ReactNode } from 'react'

/** Lines of text as strokes: `[x, y, length]` each. */
const lines = (rows: readonly (readonly [x: number, y: number, length: number])[], width = 3) => (
  <path
    d={rows.map(([x, y, length]) => `M${x} ${y}h${length}`).join('')}
    strokeWidth={width}
    opacity="0.55"
  />
)

/** The window around most of the drawings. */
const pane = (
  <>
    <rect x="34" y="24" width="252" height="140" rx="7" fill="var(--pane)" />
    <path d="M34 42H286" />
    <path d="M44 33h.1M52 33h.1M60 33h.1" strokeWidth="3.5" />
  </>
)

const tile = (x: number, y: number, strong: boolean) => (
  <g key={`${x},${y}`}>
    <rect x={x} y={y} width="62" height="34" rx="4" stroke={strong ? 'var(--strong)' : undefined} />
    <circle cx={x + 31} cy={y + 17} r="8" stroke={strong ? 'var(--strong)' : undefined} />
    <path d={`M${x} ${y + 42}h38`} strokeWidth="3" opacity="0.55" />
  </g>
)

/** TPL-05: the preview pictures, drawn. 320 by 180; `--pane` and `--strong` are colours of the theme. */
export const DRAWINGS: Record<string, ReactNode> = {
  chart: (
    <>
      {pane}
      {lines([
        [46, 58, 26],
        [46, 72, 18],
        [46, 86, 22],
        [46, 100, 14],
      ])}
      <path d="M86 42V164" />
      <path d="M100 62h42v24h-42zM152 62h42v24h-42zM204 62h68v24h-68z" opacity="0.7" />
      <path d="M102 148h168" />
      <path
        d="M112 148v-14M128 148v-22M144 148v-17M160 148v-30M176 148v-24M192 148v-34M208 148v-29"
        strokeWidth="6"
        opacity="0.4"
      />
      <path
        d="M104 136 C126 128 134 116 154 120 S190 106 210 108 246 92 268 98"
        stroke="var(--strong)"
        strokeWidth="2"
      />
      <circle cx="268" cy="98" r="3.5" fill="var(--strong)" stroke="none" />
    </>
  ),
  shop: (
    <>
      {pane}
      {lines([[46, 54, 44]])}
      <path d="M256 51h4l3 9h12l3-7h-17" stroke="var(--strong)" strokeWidth="1.5" />
      {[46, 129, 212].map((x, index) => tile(x, 68, index === 1))}
      <path d="M46 128h62v24h-62zM129 128h62v24h-62zM212 128h62v24h-62z" opacity="0.6" />
    </>
  ),
  web: (
    <>
      {pane}
      {lines(
        [
          [52, 66, 84],
          [52, 80, 62],
        ],
        6,
      )}
      {lines([
        [52, 98, 96],
        [52, 108, 78],
      ])}
      <rect x="52" y="124" width="50" height="16" rx="4" fill="var(--strong)" stroke="none" />
      <rect x="180" y="60" width="88" height="86" rx="6" />
      <path d="M192 78h64v12h-64zM192 100h64v12h-64z" opacity="0.7" />
      <path d="M192 128h28" strokeWidth="7" opacity="0.45" />
    </>
  ),
  model: (
    <>
      <path d="M52 28V154H282" />
      <path d="M48 122h4M48 90h4M48 58h4M110 154v4M168 154v4M226 154v4" />
      <g fill="currentColor" stroke="none" opacity="0.55">
        {[
          [78, 126],
          [92, 104],
          [104, 134],
          [118, 116],
          [86, 84],
          [134, 138],
          [128, 96],
          [150, 122],
          [108, 78],
          [160, 142],
        ].map(([x, y]) => (
          <circle key={`${x},${y}`} cx={x} cy={y} r="3.2" />
        ))}
      </g>
      <g fill="var(--pane)">
        {[
          [196, 60],
          [214, 84],
          [182, 78],
          [238, 66],
          [226, 106],
          [252, 92],
          [206, 44],
          [260, 50],
          [170, 52],
          [244, 124],
        ].map(([x, y]) => (
          <circle key={`${x},${y}`} cx={x} cy={y} r="3.6" />
        ))}
      </g>
      <path d="M120 30 C132 74 158 92 186 104 S216 132 222 150" stroke="var(--strong)" strokeWidth="2" />
    </>
  ),
  phone: (
    <>
      <rect x="64" y="34" width="62" height="118" rx="9" fill="var(--pane)" opacity="0.8" />
      <rect x="194" y="34" width="62" height="118" rx="9" fill="var(--pane)" opacity="0.8" />
      <rect x="124" y="20" width="72" height="144" rx="10" fill="var(--pane)" stroke="var(--strong)" />
      <path d="M150 29h20" strokeWidth="3" />
      <rect x="134" y="42" width="52" height="36" rx="4" />
      <path d="m136 76 14-16 11 11 7-6 16 11" />
      {lines([
        [134, 92, 46],
        [134, 102, 36],
        [134, 118, 50],
        [134, 128, 28],
        [76, 52, 36],
        [76, 62, 24],
        [76, 80, 38],
        [76, 90, 30],
        [206, 52, 36],
        [206, 62, 26],
        [206, 80, 38],
      ])}
      <circle cx="160" cy="148" r="6" fill="var(--strong)" stroke="none" />
    </>
  ),
  api: (
    <>
      <rect x="34" y="30" width="112" height="124" rx="7" fill="var(--pane)" />
      <rect x="174" y="30" width="112" height="124" rx="7" fill="var(--pane)" />
      <path d="M48 48h18M48 74h24M48 100h18M48 126h22" stroke="var(--strong)" strokeWidth="4" />
      {lines([
        [76, 48, 54],
        [82, 74, 40],
        [76, 100, 48],
        [80, 126, 34],
        [198, 62, 44],
        [198, 74, 62],
        [198, 86, 34],
        [198, 98, 52],
        [198, 110, 40],
      ])}
      <path
        d="M192 46c-5 0-4 4-4 8s-1 6-4 6c3 0 4 3 4 7s-1 8 4 8M192 100c-5 0-4 4-4 8s-1 6-4 6c3 0 4 3 4 7s-1 8 4 8"
        opacity="0.8"
      />
      <path d="M150 74h18m-5-4 5 4-5 4M170 112h-18m5-4-5 4 5 4" strokeWidth="1.5" />
    </>
  ),
}
