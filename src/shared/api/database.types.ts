// Written by `npm run db:types` from supabase/migrations. Do not edit.
export type Database = {
  public: {
    Tables: {
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
      messages: {
        Row: {
          body: string
          created_at: string
          deleted_at: string | null
          details: unknown
          email: string
          file_name: string | null
          file_size: number | null
          id: string
          kind: string
          name: string
          state: string
        }
        Insert: {
          body: string
          created_at?: string
          deleted_at?: string | null
          details?: unknown
          email: string
          file_name?: string | null
          file_size?: number | null
          id?: string
          kind: string
          name: string
          state?: string
        }
        Update: {
          body?: string
          created_at?: string
          deleted_at?: string | null
          details?: unknown
          email?: string
          file_name?: string | null
          file_size?: number | null
          id?: string
          kind?: string
          name?: string
          state?: string
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
      admin_profiles: { Args: { search: string; wanted_status: string; wanted_role: string; page_from: number; page_size: number; sort_by: string; descending: boolean }; Returns: unknown }
      create_workspace: { Args: { name: string }; Returns: string }
      delete_message: { Args: { message: string; deleted: boolean }; Returns: boolean }
      end_session: { Args: { session: string }; Returns: undefined }
      file_message: { Args: { message: string; new_state: string }; Returns: boolean }
      inbox: { Args: { wanted_kind: string; wanted_state: string; page_size: number }; Returns: unknown }
      my_workspaces: { Args: Record<PropertyKey, never>; Returns: unknown }
      own_sessions: { Args: Record<PropertyKey, never>; Returns: unknown }
      retry_mail: { Args: { mail: string }; Returns: boolean }
      troubled_mails: { Args: Record<PropertyKey, never>; Returns: unknown }
      username_available: { Args: { username: string }; Returns: boolean }
      withdraw_sign_up: { Args: { email: string; claim: string }; Returns: undefined }
    }
    Enums: Record<never, never>
    CompositeTypes: Record<never, never>
  }
}
