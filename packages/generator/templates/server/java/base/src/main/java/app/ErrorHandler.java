package app;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Map;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.transaction.CannotCreateTransactionException;
import org.springframework.validation.FieldError;
import org.springframework.web.bind.MethodArgumentNotValidException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.context.request.WebRequest;
import org.springframework.web.method.annotation.HandlerMethodValidationException;
import org.springframework.web.method.annotation.MethodArgumentTypeMismatchException;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.servlet.mvc.method.annotation.ResponseEntityExceptionHandler;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.DatabindException;

/** Gives every error, including Spring's own, the same format: {"error": "One sentence."}. */
@RestControllerAdvice
class ErrorHandler extends ResponseEntityExceptionHandler {
    @Override
    protected ResponseEntity<Object> handleExceptionInternal(
            Exception exception, Object body, HttpHeaders headers, HttpStatusCode status, WebRequest request) {
        return ResponseEntity.status(status).headers(headers).body(error(messageOf(exception, status)));
    }

    @ExceptionHandler({DataAccessResourceFailureException.class, CannotCreateTransactionException.class})
    ResponseEntity<?> databaseIsAway(Exception exception) {
        logger.error("The database is unreachable", exception);
        return ResponseEntity.status(503).body(error("The database is not reachable."));
    }

    @ExceptionHandler(Exception.class)
    ResponseEntity<?> unexpected(Exception exception) {
        logger.error("A request failed", exception);
        return ResponseEntity.internalServerError().body(error("Something went wrong on the server."));
    }

    private static String messageOf(Exception exception, HttpStatusCode status) {
        return switch (exception) {
            case HandlerMethodValidationException invalid -> {
                var result = invalid.getParameterValidationResults().getFirst();
                var what = result.getResolvableErrors().getFirst().getDefaultMessage();
                yield sentence(result.getMethodParameter().getParameterName(), what);
            }
            case ResponseStatusException refused when refused.getReason() != null -> refused.getReason();
            case MethodArgumentNotValidException invalid
            when invalid.getFieldError() instanceof FieldError field ->
                sentence(field.getField(), field.getDefaultMessage());
            case MethodArgumentTypeMismatchException mismatch -> sentence(mismatch.getName(), "has the wrong type");
            case HttpMessageNotReadableException unreadable ->
                switch (unreadable.getCause()) {
                    case StreamReadException broken -> "The request body is not valid JSON.";
                    case DatabindException mismatch
                    when !mismatch.getPath().isEmpty() ->
                        sentence(mismatch.getPath().getFirst().getPropertyName(), "has the wrong type");
                    case null, default -> "The request body must be a JSON object.";
                };
            default -> sentence(status);
        };
    }

    /** The message of a constraint is a whole sentence, or that of Jakarta's constraints: "must not be null". */
    private static String sentence(String field, String message) {
        return message.endsWith(".") ? message : "%s: %s.".formatted(field, message);
    }

    private static String sentence(HttpStatusCode status) {
        return status.value() == 404
                ? "There is no such endpoint."
                : HttpStatus.valueOf(status.value()).getReasonPhrase() + ".";
    }

    private static Map<String, String> error(String message) {
        return Map.of("error", message);
    }

    /** For filters, which answer before Spring has chosen a controller. The message must not need escaping. */
    static void write(HttpServletResponse response, HttpStatus status, String message) throws IOException {
        response.setStatus(status.value());
        response.setContentType(MediaType.APPLICATION_JSON_VALUE);
        response.getWriter().write("{\"error\":\"" + message + "\"}");
    }
}
