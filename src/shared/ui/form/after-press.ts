/** Leaves a field: an error that appears while a button is pressed would move the button away before it is released. */
export function afterPress(leave: () => void): void {
  if (document.querySelector('button:active, a:active'))
    window.addEventListener('pointerup', leave, { once: true })
  else leave()
}
