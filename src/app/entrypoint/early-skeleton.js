// The document of an account page includes this script after the drawn page, which is the page of the address without a
// query. It marks the tab of the AI/ML platform that the address names as the open tab, as the app does after hydration.
{
  const swap = (one, other, names) => {
    for (const name of names) {
      const [a, b] = [one.getAttribute(name), other.getAttribute(name)]
      if (b === null) one.removeAttribute(name)
      else one.setAttribute(name, b)
      if (a === null) other.removeAttribute(name)
      else other.setAttribute(name, a)
    }
  }

  const tab = new URLSearchParams(location.search).get('tab')
  const first = document.querySelector('[role=tab][aria-selected=true]')
  const open = first && document.getElementById(`platform-tab-${tab}`)
  if (open && open !== first) {
    swap(first, open, ['class', 'aria-selected', 'aria-controls', 'tabindex'])
    const panel = document.querySelector('[role=tabpanel]')
    panel.id = `platform-${tab}`
    panel.setAttribute('aria-labelledby', open.id)
    open.setAttribute('aria-controls', panel.id)
    document.documentElement.dataset.tab = tab
  }
}
