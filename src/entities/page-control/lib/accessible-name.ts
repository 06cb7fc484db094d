/** The name that assistive technology reads for a button or a link: the parts of the algorithm that they use. */
export function accessibleName(element: Element): string {
  const labelled = referenced(element, 'aria-labelledby')
  const own = labelled || element.getAttribute('aria-label')?.trim() || valueOf(element) || textOf(element)
  return (own || element.getAttribute('title') || '').replace(/\s+/g, ' ').trim()
}

function referenced(element: Element, attribute: string): string {
  const ids = element.getAttribute(attribute)?.split(/\s+/) ?? []
  return ids
    .map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim()
}

/** The label of `<input type=submit>` and its kind. */
function valueOf(element: Element): string {
  if (element.tagName !== 'INPUT') return ''
  const { type, value, alt } = element as HTMLInputElement
  return value || (type === 'image' ? alt : '') || (type === 'submit' || type === 'reset' ? type : '')
}

function textOf(element: Element): string {
  return [...element.childNodes]
    .map((node) => {
      if (node.nodeType === node.TEXT_NODE) return node.textContent ?? ''
      if (node.nodeType !== node.ELEMENT_NODE) return ''
      const child = node as Element
      if (child.getAttribute('aria-hidden') === 'true') return ''
      if (child.tagName.toLowerCase() !== 'title' && isLeftOut(child)) return ''
      const label = child.getAttribute('aria-label') ?? child.getAttribute('alt')
      return ` ${label ?? textOf(child)} `
    })
    .join('')
}

function isLeftOut(element: Element): boolean {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element)
  return style?.display === 'none' || style?.visibility === 'hidden'
}
