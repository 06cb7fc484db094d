import { updateProfile } from '@/entities/profile'
import type { Profile, ProfileValues } from '@/entities/profile/model'
import { getBackend } from '@/shared/api'
import { toFailure } from '@/shared/lib/failure'
import { type ActorRefFrom, fromPromise, usePageActor } from '@/shared/lib/machine'
import { profileFormMachine } from '@machines/profile-form'

export type ProfileFormActor = ActorRefFrom<typeof profileFormMachine>

/** The profile form of this page. `changed` gets the row as the database has it after saving. */
export function useProfileForm(userId: string, changed: (profile: Profile) => void): ProfileFormActor {
  return usePageActor(
    profileFormMachine.provide({
      actors: {
        saveProfile: fromPromise(async ({ input }) => {
          const { original, values } = input
          if (values.username !== original.username)
            changed(await updateProfile(userId, { username: values.username }))
          return { pendingEmail: await requestEmailChange(original, values) }
        }),
      },
    }),
  )
}

/**
 * An address belongs to the auth service: it changes once the mail that the service sends is confirmed.
 * Resolves with the address that waits, or null. Rejects with a `Failure`.
 */
async function requestEmailChange(original: ProfileValues, values: ProfileValues): Promise<string | null> {
  if (values.email.toLowerCase() === original.email.toLowerCase()) return null
  try {
    const { client } = await getBackend()
    const { data, error } = await client.auth.updateUser({ email: values.email })
    if (error) throw error
    return data.user.email === values.email ? null : values.email
  } catch (error) {
    throw toFailure(error)
  }
}
