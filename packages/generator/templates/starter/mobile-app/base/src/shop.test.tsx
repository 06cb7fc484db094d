import { fireEvent, render, screen } from '@testing-library/react-native'
import BasketScreen from '../app/basket'
import ShopScreen from '../app/index'
import { count, MAX_QUANTITY, useBasket } from './basket'

jest.mock('@react-native-async-storage/async-storage', () =>
  require('@react-native-async-storage/async-storage/jest/async-storage-mock'),
)
jest.mock('expo-router', () => ({ Link: () => null }))

beforeEach(() => useBasket.getState().clear())

test('added products appear in the basket, with their total', async () => {
  await render(<ShopScreen />)
  await fireEvent.press(screen.getByRole('button', { name: 'Add Stoneware mug to the basket' }))
  await fireEvent.press(screen.getByRole('button', { name: 'Add Stoneware mug to the basket' }))
  expect(screen.getByText(/2 in the basket/)).toBeTruthy()

  await render(<BasketScreen />)
  expect(screen.getByText('Total $36.00')).toBeTruthy()
  await fireEvent.press(screen.getByRole('button', { name: 'Remove one Stoneware mug' }))
  expect(screen.getByText('Total $18.00')).toBeTruthy()
})

test('a search shows only matching products', async () => {
  await render(<ShopScreen />)
  await fireEvent.changeText(screen.getByLabelText('Search products'), 'wool woven')
  expect(screen.getByText('Wool scarf')).toBeTruthy()
  expect(screen.queryByText('Teapot')).toBeNull()
})

test('a basket never exceeds its limits', () => {
  useBasket.getState().change('mug', 500)
  expect(count(useBasket.getState().quantities)).toBe(MAX_QUANTITY)
  useBasket.getState().change('mug', -500)
  expect(useBasket.getState().quantities).toEqual({})
})
