# frozen_string_literal: true

# Serves the built web app; every path that is not a file gets its index.html.
class Web < Api
  DIST = File.expand_path('../../web/dist', __dir__)
  HASHED = %r{/(assets|_app/immutable)/|-[A-Z0-9]{8}\.(js|css)\z}

  get(%r{/(?!api/).*}) do
    file = File.expand_path(".#{Rack::Utils.unescape_path(request.path_info)}", DIST)
    found = file.start_with?("#{DIST}/") && File.file?(file)
    cache_control :public, :immutable, max_age: 31_536_000 if found && HASHED.match?(request.path_info)
    pass unless found || File.file?("#{DIST}/index.html")
    send_file(found ? file : "#{DIST}/index.html")
  end
end
