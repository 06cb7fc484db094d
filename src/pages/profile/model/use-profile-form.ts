import { changeAddress, updateProfile } from '@/entities/profile'
import { changesAddress, type Profile } from '@/entities/profile/model'
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
          // An address belongs to the auth service: it changes once the mail that the service sends is confirmed.
          return {
            pendingEmail: changesAddress(values, original)
              ? await changeAddress(values.currentPassword, values.email)
              : null,
          }
        }),
      },
    }),
  )
}
