// Written by `npm run db:types` from supabase/migrations. Do not edit.
export type Database = {
  public: {
    Tables: {
      invitations: {
        Row: {
          created_at: string
          email: string
          expires_at: string
          id: string
          invited_by: string
          role: string
          state: string
          workspace_id: string
        }
        Insert: {
          created_at?: string
          email: string
          expires_at?: string
          id?: string
          invited_by: string
          role: string
          state?: string
          workspace_id: string
        }
        Update: {
          created_at?: string
          email?: string
          expires_at?: string
          id?: string
          invited_by?: string
          role?: string
          state?: string
          workspace_id?: string
        }
        Relationships: []
      }
      memberships: {
        Row: {
          joined_at: string
          role: string
          status: string
          user_id: string
          workspace_id: string
        }
        Insert: {
          joined_at?: string
          role: string
          status?: string
          user_id: string
          workspace_id: string
        }
        Update: {
          joined_at?: string
          role?: string
          status?: string
          user_id?: string
          workspace_id?: string
        }
        Relationships: []
      }
      profiles: {
        Row: {
          created_at: string
          email: string
          id: string
          is_verified: boolean
          last_login: string | null
          login_attempts: number
          profile_completed: boolean
          role: string
          status: string
          updated_at: string
          user_id: string
          username: string | null
          verification_token: string | null
        }
        Insert: {
          created_at?: string
          email: string
          id: string
          is_verified?: boolean
          last_login?: string | null
          login_attempts?: number
          profile_completed?: boolean
          role?: string
          status?: string
          updated_at?: string
          user_id: string
          username?: string | null
          verification_token?: string | null
        }
        Update: {
          created_at?: string
          email?: string
          id?: string
          is_verified?: boolean
          last_login?: string | null
          login_attempts?: number
          profile_completed?: boolean
          role?: string
          status?: string
          updated_at?: string
          user_id?: string
          username?: string | null
          verification_token?: string | null
        }
        Relationships: []
      }
      workspace_events: {
        Row: {
          action: string
          actor_id: string | null
          at: string
          detail: string | null
          id: number
          invitation_id: string | null
          member_id: string | null
          workspace_id: string
        }
        Insert: {
          action: string
          actor_id?: string | null
          at?: string
          detail?: string | null
          id: number
          invitation_id?: string | null
          member_id?: string | null
          workspace_id: string
        }
        Update: {
          action?: string
          actor_id?: string | null
          at?: string
          detail?: string | null
          id?: number
          invitation_id?: string | null
          member_id?: string | null
          workspace_id?: string
        }
        Relationships: []
      }
      workspaces: {
        Row: {
          created_at: string
          id: string
          name: string
          personal: boolean
        }
        Insert: {
          created_at?: string
          id?: string
          name: string
          personal?: boolean
        }
        Update: {
          created_at?: string
          id?: string
          name?: string
          personal?: boolean
        }
        Relationships: []
      }
    }
    Views: Record<never, never>
    Functions: {
      accept_invitation: { Args: { invitation: string }; Returns: string }
      admin_profiles: { Args: { search: string; wanted_status: string; wanted_role: string; page_from: number; page_size: number; sort_by: string; descending: boolean }; Returns: unknown }
      create_workspace: { Args: { name: string }; Returns: string }
      decline_invitation: { Args: { invitation: string }; Returns: undefined }
      delete_workspace: { Args: { workspace: string }; Returns: undefined }
      end_session: { Args: { session: string }; Returns: undefined }
      hand_over_workspace: { Args: { workspace: string; member: string }; Returns: undefined }
      invite_member: { Args: { workspace: string; email: string; role: string }; Returns: string }
      my_invitations: { Args: Record<PropertyKey, never>; Returns: unknown }
      my_workspaces: { Args: Record<PropertyKey, never>; Returns: unknown }
      own_sessions: { Args: Record<PropertyKey, never>; Returns: unknown }
      remove_member: { Args: { workspace: string; member: string }; Returns: undefined }
      rename_workspace: { Args: { workspace: string; name: string }; Returns: undefined }
      restore_invitation: { Args: { invitation: string }; Returns: undefined }
      set_member_role: { Args: { workspace: string; member: string; role: string }; Returns: undefined }
      set_member_status: { Args: { workspace: string; member: string; status: string }; Returns: undefined }
      username_available: { Args: { username: string }; Returns: boolean }
      withdraw_invitation: { Args: { invitation: string }; Returns: undefined }
      withdraw_sign_up: { Args: { email: string; claim: string }; Returns: undefined }
      workspace_activity: { Args: { workspace: string }; Returns: unknown }
      workspace_team: { Args: { workspace: string }; Returns: unknown }
    }
    Enums: Record<never, never>
    CompositeTypes: Record<never, never>
  }
}
