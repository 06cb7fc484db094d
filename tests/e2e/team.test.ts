import { expect, it } from 'vitest'
import { expectHidden, expectUrl, expectVisible, linkIn, openBrowser, readMail, signedInAccount } from './kit'

// A team from its first day: a workspace, an invitation by mail, and a member who comes, changes and is suspended.

const { newPage } = openBrowser()

it('a member is invited by mail, accepts, gets a role and is suspended (TEM-02, TEM-05)', async () => {
  // The service refuses the address of a member where the dialog does not know the team yet.
  // A suspended member may not read the workspace.
  const [ada, bob] = [
    await newPage({ expectedProblems: [/409/] }),
    await newPage({ expectedProblems: [/403.*pull_documents/] }),
  ]
  const [adasAccount, bobsAccount] = [await signedInAccount(ada), await signedInAccount(bob)]

  await ada.goto('/ai-ml-platform?tab=collaboration')
  await ada.getByRole('button', { name: 'Create a shared workspace' }).click()
  const naming = ada.getByRole('dialog', { name: 'Create workspace' })
  await naming.getByLabel('Name').fill('Night Sky')
  await naming.getByRole('button', { name: 'Create workspace' }).click()
  await expectVisible(ada.getByText('The team of Night Sky. You are an admin.'))
  await expectVisible(ada.getByRole('button', { name: 'Switch workspace, now Night Sky' }))
  await expectHidden(ada.getByText('Jun Park'))

  await ada.getByRole('button', { name: 'Invite Team Member' }).click()
  const dialog = ada.getByRole('dialog', { name: 'Invite Team Member' })
  for (const name of ['Cancel', 'Send invitation'])
    await expectVisible(dialog.getByRole('button', { name, exact: true }))
  await dialog.getByLabel('Email').fill(adasAccount.email)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expectVisible(dialog.getByText('A team member with this email already exists'))
  await dialog.getByLabel('Email').fill(bobsAccount.email)
  await dialog.getByLabel('Role').selectOption('developer')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expectHidden(dialog)
  const rowOf = (name: string) => ada.getByRole('row').filter({ hasText: name })
  await expectVisible(rowOf(bobsAccount.email).getByText('Pending'))

  const mail = await readMail(bobsAccount.email, /invited you/)
  expect(mail.subject).toBe(`${adasAccount.username} invited you to “Night Sky” on Orrery`)
  await bob.goto(linkIn(mail))
  await expectUrl(bob, '/ai-ml-platform?tab=collaboration')
  await expectVisible(bob.getByRole('link', { name: '1 invitation' }))
  const invitation = bob.getByRole('region', { name: 'Invitations' })
  await expectVisible(invitation.getByText(`${adasAccount.username} invited you as Developer.`))
  await invitation.getByRole('button', { name: 'Accept' }).click()
  await expectVisible(bob.getByText('The team of Night Sky. You are a developer.'))
  await expectHidden(bob.getByRole('button', { name: 'Invite Team Member' }))
  await expectVisible(bob.getByRole('row').filter({ hasText: adasAccount.username }).getByText('Admin'))

  await ada.reload()
  await expectVisible(ada.getByText('The team of Night Sky. You are an admin.'))
  await ada.getByRole('link', { name: bobsAccount.username }).click()
  const detail = ada.getByRole('region', { name: bobsAccount.username })
  await expectVisible(detail.getByText('Developer'))
  await detail.getByRole('button', { name: 'Suspend' }).click()
  await expectVisible(detail.getByText(`${bobsAccount.username}: Suspended.`))
  const activity = ada.getByRole('region', { name: 'Recent activity' }).getByRole('listitem')
  await expectVisible(activity.nth(0).getByText(`suspended ${bobsAccount.username}`))
  await expectVisible(activity.nth(1).getByText('joined as Developer'))

  await bob.reload()
  await expectVisible(bob.getByText('Your membership of Night Sky is suspended'))
  await bob.getByRole('button', { name: 'Switch workspace, now Night Sky' }).click()
  await bob.getByRole('menuitem', { name: 'Personal' }).click()
  await expectVisible(bob.getByRole('button', { name: 'Create a shared workspace' }))
})
