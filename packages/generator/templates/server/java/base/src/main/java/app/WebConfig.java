package app;

import java.io.IOException;
import java.time.Duration;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.io.Resource;
import org.springframework.http.CacheControl;
import org.springframework.web.servlet.config.annotation.ResourceHandlerRegistry;
import org.springframework.web.servlet.config.annotation.ViewControllerRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import org.springframework.web.servlet.resource.PathResourceResolver;

/** Serves the built front end. */
@Configuration(proxyBeanMethods = false)
class WebConfig implements WebMvcConfigurer {
    private static final String BUILT = "file:../web/dist/";

    @Override
    public void addResourceHandlers(ResourceHandlerRegistry registry) {
        // Files whose name changes with their content.
        registry.addResourceHandler("/assets/**", "/_app/immutable/**", "/{file:.+-[A-Z0-9]{8}\\.(?:js|css)}")
                .addResourceLocations(BUILT + "assets/", BUILT + "_app/immutable/", BUILT)
                .setCacheControl(CacheControl.maxAge(Duration.ofDays(365)).immutable());
        registry.addResourceHandler("/**")
                .addResourceLocations(BUILT)
                .setCacheControl(CacheControl.noCache())
                .resourceChain(true)
                .addResolver(new PageResolver());
    }

    @Override
    public void addViewControllers(ViewControllerRegistry registry) {
        registry.addViewController("/").setViewName("forward:/index.html");
    }

    /** A path that is not a file is a page of the app, which index.html renders. */
    private static class PageResolver extends PathResourceResolver {
        @Override
        protected Resource getResource(String path, Resource location) throws IOException {
            var file = super.getResource(path, location);
            return file != null || path.startsWith("api/") ? file : super.getResource("index.html", location);
        }
    }
}
