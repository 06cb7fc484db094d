import { Buffer } from 'node:buffer'
import { describe, expect, it } from 'vitest'
import { expectHidden, expectUrl, expectVisible, openBrowser } from './kit'

// The public site with what people do to it: shared filters, a search, forms that fail and are sent again.

const { newPage } = openBrowser()

describe('the template gallery', () => {
  it('keeps its filters in the URL, and Back undoes them (TPL-01, TPL-02)', async () => {
    const page = await newPage()
    await page.goto('/templates')
    await expectVisible(page.getByText('6 templates found'))
    await page.getByLabel('Category').selectOption('api')
    await expectUrl(page, '/templates?category=api')
    await expectVisible(page.getByText('1 template found'))
    await page.getByLabel('Search').fill('cobol')
    await expectVisible(page.getByText('No templates found'))
    await expectUrl(page, '/templates?q=cobol&category=api')
    await page.reload()
    await expectVisible(page.getByText('“cobol”, API'))
    expect(await page.getByLabel('Search').inputValue()).toBe('cobol')
    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await expectUrl(page, '/templates')
    await expectVisible(page.getByRole('article', { name: 'REST Service' }))
    await page.waitForTimeout(200)
    await page.goBack()
    await expectUrl(page, '/templates?q=cobol&category=api')
    await expect.poll(() => page.getByLabel('Search').inputValue()).toBe('cobol')
  })

  it('ignores the filters of a malformed URL', async () => {
    const page = await newPage()
    await page.goto(
      `/templates?category=%3Cimg%3E&level=__proto__&sort=9&view=&favourites=%00&q=${'x'.repeat(3000)}`,
    )
    await expectVisible(page.getByText('No templates found'))
    await page.getByLabel('Search').fill('')
    await expectVisible(page.getByText('6 templates found'))
    await expectVisible(page.getByText('Active filters: None'))
  })

  it('stores favourites, filters by them, and stores the used template (TPL-06, TPL-08)', async () => {
    const page = await newPage()
    await page.goto('/templates')
    await page.getByRole('button', { name: 'Add Storefront to favourites' }).click()
    // A press before the app is there takes effect once it is.
    await expectVisible(page.getByRole('button', { name: 'Remove Storefront from favourites' }))
    await page.reload()
    await page.getByRole('button', { name: 'Favourites', exact: true }).click()
    await expectVisible(page.getByText('1 template found'))
    await page.getByRole('button', { name: 'Use Template: Storefront' }).click()
    await page.waitForURL((url) => decodeURIComponent(url.href).includes('/create-project'))
    const kept = await page.evaluate(() => localStorage.getItem('orrery:chosen-template'))
    expect(JSON.parse(kept ?? '{}').data).toMatchObject({ id: 'storefront', complexity: 'Advanced' })
  })
})

describe('the first screen', () => {
  it('offers a download without an account within the first 500 px, and downloads at one press', async () => {
    const page = await newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Download now, no account' })
    const box = await button.boundingBox()
    expect((box?.y ?? 500) + (box?.height ?? 0)).toBeLessThan(500)
    const download = page.waitForEvent('download')
    await button.click()
    expect((await download).suggestedFilename()).toMatch(/\.zip$/)
    await expectVisible(page.getByText(/^Downloaded .*\.zip/))
  })

  it('has the plans beside each other from 768 px on', async () => {
    const page = await newPage({ viewport: { width: 768, height: 1024 } })
    await page.goto('/pricing')
    const cards = page.getByRole('article')
    await expect.poll(() => cards.count()).toBe(3)
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
  })

  it('draws no name of the breadcrumb over the next one on a phone', async () => {
    const page = await newPage({ viewport: { width: 375, height: 812 } })
    await page.goto('/docs/choosing-a-stack')
    const parts = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
    await expectVisible(parts.last())
    const boxes = await parts.evaluateAll((all) =>
      all
        .filter((part) => part.checkVisibility())
        .map((part) => {
          const words = part.lastElementChild?.getBoundingClientRect() ?? new DOMRect()
          return [words.left, words.right] as const
        }),
    )
    expect(boxes.length).toBeGreaterThan(1)
    for (const [index, [left]] of boxes.entries())
      if (index > 0) expect(left).toBeGreaterThanOrEqual(boxes[index - 1]?.[1] ?? 0)
  })
})

describe('the documentation', () => {
  it('finds an article, and survives invalid searches', async () => {
    const page = await newPage({ expectedProblems: [/404 \(Not Found\).*\/docs\/no-such-article/] })
    await page.goto('/docs')
    const search = page.getByLabel('Search the documentation')
    for (const odd of ['.*', '[a-z', '\\', 'x'.repeat(10_000)]) await search.fill(odd)
    await search.fill('confirmation mail')
    await page
      .getByRole('link', { name: /Accounts and verification/ })
      .first()
      .click()
    await expectUrl(page, '/docs/accounts')
    await page.getByRole('navigation', { name: 'On this page' }).getByText('Changing the address').click()
    await expectUrl(page, '/docs/accounts')
    expect(new URL(page.url()).hash).toBe('#changing-the-address')
    await page.goto('/docs/no-such-article')
    await expectVisible(page.getByRole('heading', { name: 'Article not found' }))
  })
})

describe('the documentation, by keyboard alone', () => {
  it('can be searched, opened and read further, and marks the current article', async () => {
    const page = await newPage()
    await page.goto('/docs')
    const tabTo = async (name: RegExp) => {
      const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
      for (let presses = 0; presses < 60 && !name.test(await focused()); presses++)
        await page.keyboard.press('Tab')
      expect(await focused()).toMatch(name)
    }
    await page.getByLabel('Search the documentation').focus()
    await page.keyboard.type('hosting')
    await expectVisible(page.getByText(/articles? found/))
    await tabTo(/^Hosting Orrery/)
    await page.keyboard.press('Enter')
    await expectUrl(page, '/docs/hosting')
    const list = page.getByRole('navigation', { name: 'Documentation articles' })
    await expectVisible(list.locator('[aria-current=page]', { hasText: 'Hosting Orrery' }))
    await page.getByRole('link', { name: 'Link to Name the administrator' }).press('Enter')
    expect(new URL(page.url()).hash).toBe('#name-the-administrator')
    const contents = page.getByRole('navigation', { name: 'On this page' })
    await expectVisible(contents.locator('[aria-current=location]', { hasText: 'Name the administrator' }))
    await tabTo(/^Next:/)
    await page.keyboard.press('Enter')
    await expectUrl(page, '/docs/settings-of-the-server')
    await expectVisible(list.locator('[aria-current=page]', { hasText: 'Settings of the server' }))
  })
})

describe('the blog', () => {
  it('has a page for every post, and reports an unknown post', async () => {
    const page = await newPage({ expectedProblems: [/404 \(Not Found\).*\/blog\/no-such-post/] })
    await page.goto('/blog')
    await page.getByRole('link', { name: 'Real code, or nothing' }).click()
    await expectUrl(page, '/blog/real-code-or-nothing')
    await expect.poll(() => page.title()).toBe('Real code, or nothing · Orrery')
    await page.getByRole('navigation', { name: 'Posts' }).getByRole('link', { name: /^Next/ }).click()
    await expectUrl(page, '/blog/postgres-in-a-folder')
    await page.goto('/blog/no-such-post')
    await expectVisible(page.getByRole('heading', { name: 'Post not found' }))
  })
})

describe('the contact form', () => {
  it('explains invalid input, keeps the input after a failure, and can be sent again (CON-01)', async () => {
    const page = await newPage({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] })
    await page.goto('/contact')
    const send = page.getByRole('button', { name: 'Send message' })
    await send.click()
    await expectVisible(page.getByText('Please enter your name'))
    await expectVisible(page.getByText('Please enter your email'))
    await expectVisible(page.getByText('Please enter your message'))
    await page.getByLabel('Your Name').fill('Ada')
    await page.getByLabel('Email Address').fill('ada@orrery')
    await send.click()
    await expectVisible(page.getByText('Please enter a valid email address'))
    await page.getByLabel('Email Address').fill('ada@orrery.example')
    await page.getByLabel('Message').fill('Hello.')
    await page.context().setOffline(true)
    await send.click()
    await expectVisible(page.getByText('An error occurred while submitting the form. Please try again.'))
    expect(await page.getByLabel('Message').inputValue()).toBe('Hello.')
    await page.context().setOffline(false)
    await send.click()
    await expectVisible(page.getByText('Message Sent Successfully!'))
    await expectVisible(send)
    expect(await page.getByLabel('Message').inputValue()).toBe('')
  })
})

describe('an application', () => {
  it('accepts a resume only within the limits, and closes after the confirmation (CAR-03, CAR-04)', async () => {
    const page = await newPage()
    await page.goto('/careers')
    await page.getByRole('button', { name: 'Apply Now: DevOps Engineer' }).click()
    await page.getByLabel('Full Name').fill('Ada Moreau')
    await page.goBack()
    await expectVisible(page.getByRole('heading', { name: 'Open Positions' }))
    await page.getByRole('button', { name: 'Apply Now: DevOps Engineer' }).click()
    expect(await page.getByLabel('Full Name').inputValue()).toBe('Ada Moreau')
    await page.getByLabel('Email Address').fill('ada@orrery.example')
    const resume = page.getByLabel('Resume')
    const file = (name: string, bytes: number) => ({
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(bytes - 5, 1)]),
    })
    await resume.setInputFiles(file('resume.exe', 1000))
    await expectVisible(page.getByText(/“resume.exe” is none/))
    await resume.setInputFiles(file('resume.pdf', 6 * 1024 * 1024))
    await expectVisible(page.getByText(/5MB is the maximum/))
    await resume.setInputFiles(file('resume.pdf', 1000))
    await expectHidden(page.getByText(/5MB is the maximum/))
    await page.getByRole('button', { name: 'Submit Application' }).click()
    await expectVisible(page.getByText('Application Submitted!'))
    await expectVisible(page.getByRole('heading', { name: 'Open Positions' }))
  })
})

describe('the roadmap', () => {
  it('opens a dependency in a closed phase (RDM-04)', async () => {
    const page = await newPage()
    await page.goto('/roadmap')
    await page.getByRole('button', { name: /^Innovation/ }).click()
    await page.getByRole('button', { name: 'More details: Federated training' }).click()
    await page.getByRole('link', { name: 'Model training', exact: true }).click()
    const target = page.getByRole('article', { name: 'Model training' })
    await expectVisible(target)
    await expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(new URL(page.url()).hash).toBe('#milestone-model-training')
  })

  it('can be walked by the arrow keys, and opens a milestone of a closed phase', async () => {
    const page = await newPage()
    await page.goto('/roadmap')
    await page.getByRole('figure', { name: 'Milestones by quarter' }).getByRole('link').first().focus()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowLeft')
    const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
    const [title = ''] = name.split(', ')
    await expectVisible(page.getByRole('figure').getByText(title, { exact: true }))
    await page.keyboard.press('Enter')
    const target = page.getByRole('article', { name: title, exact: true })
    await expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})

describe('the content for search engines', () => {
  it('includes robots.txt, sitemap, preview image and structured data', async () => {
    const page = await newPage()
    for (const path of ['/robots.txt', '/sitemap.xml', '/preview.png'])
      expect((await page.request.get(path)).status()).toBe(200)
    await page.goto('/pricing')
    await expectVisible(page.getByRole('heading', { level: 1 }))
    await expect.poll(() => page.title()).toBe('Pricing · Orrery')
    expect(await page.locator('meta[property="og:url"]').getAttribute('content')).toMatch(/\/pricing$/)
    // The build of the tests names no site.
    expect(await page.locator('link[rel=canonical]').count()).toBe(0)
    expect(await page.locator('meta[name=description]').count()).toBe(1)
    const data = await page.locator('script[type="application/ld+json"]').textContent()
    expect(JSON.parse(data ?? '{}')).toMatchObject({ '@type': 'FAQPage' })
  })
})
