import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'

test('a visitor signs up, adds an item, finds it again, and signs out', async ({ page }) => {
  await page.goto('/items')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByLabel('Email').fill(`${randomUUID()}@example.com`)
  await page.getByLabel('Password').fill('correct horse')
  await page.getByRole('button', { name: 'Create account' }).click()

  await expect(page.getByText('No items yet.')).toBeVisible()
  await page.getByLabel('New item').fill('Milk')
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByRole('checkbox', { name: 'Milk' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Milk' })).toBeVisible()

  await page.getByRole('link', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.goto('/items')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})
