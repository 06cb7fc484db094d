/** Pointing at a field does not hide that it is wrong. */
export const control = {
  borderColor: 'border.emphasized',
  bg: 'bg.control',
  _hover: { borderColor: 'fg.muted', _invalid: { borderColor: 'border.error' } },
}
