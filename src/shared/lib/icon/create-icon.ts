import { createElement, forwardRef, type SVGProps } from 'react'

/** An icon as lucide-react keeps it. */
interface IconData {
  name: string
  aliases?: readonly string[]
  node: readonly [tag: string, attributes: Record<string, string>][]
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Side in px. */
  size?: number | string
}

const isSaid = (props: object) => Object.keys(props).some((name) => /^(aria-|role$|title$)/.test(name))

/**
 * Renders the same element from an icon's data as lucide-react does, in one component instead of two and
 * without unused features (a context, widths that do not scale). The build substitutes it for lucide's own
 * (`scripts/site/lean-packages`).
 */
export default function createIcon({ name, aliases = [], node }: IconData) {
  const classes = ['lucide', ...[name, ...aliases].map((one) => `lucide-${one}`)].join(' ')
  return forwardRef<SVGSVGElement, IconProps>(
    ({ size = 24, color = 'currentColor', strokeWidth = 2, className, children, ...rest }, ref) =>
      createElement(
        'svg',
        {
          ref,
          xmlns: 'http://www.w3.org/2000/svg',
          width: size,
          height: size,
          viewBox: '0 0 24 24',
          fill: 'none',
          stroke: color,
          strokeWidth,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
          className: className ? `${classes} ${className}` : classes,
          'aria-hidden': children || isSaid(rest) ? undefined : 'true',
          ...rest,
        },
        node.map(([tag, attributes]) => createElement(tag, attributes)),
        children,
      ),
  )
}
